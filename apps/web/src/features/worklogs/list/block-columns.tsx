import { inHours } from '@gastspiel/domain/time/minutes.ts';
import Box from '@mui/material/Box';
import { UserX } from 'lucide-react';
import { daysLater, formatClocks, formatHours, formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { Cut, Quiet, Stack } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Column } from '#ui/table/column.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { BlockStateChip } from '../block-state.tsx';
import { PayrollChip } from '../payroll-chip.tsx';
import { LIST_TEXTS as TEXTS } from '../worklog-texts.ts';
import type { BlockSummary } from './blocks-query.ts';

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

const hours = ({ worklogRecordedAt, workMinutes }: BlockSummary): string =>
  worklogRecordedAt ? formatHours(inHours(workMinutes)) : TEXTS.none;

/** The day leads to the block; whoever hears it alone wants to know of what. */
const When = ({ appointment: { description, startDateTime } }: BlockSummary) => (
  <Box component="span" sx={FIGURES}>
    {formatWeekday(startDateTime)}
    <Box component="span" sx={VISUALLY_HIDDEN}>{`, ${description}`}</Box>
  </Box>
);

function Times({ appointment: { startDateTime: start, endDateTime: end } }: BlockSummary) {
  const later = daysLater(start, end);
  return (
    <Box component="span" sx={FIGURES}>
      {formatClocks(start, end)}
      {later > 0 && <Quiet component="span" sx={{ fontSize: '0.75rem' }}>{` +${later}`}</Quiet>}
    </Box>
  );
}

const Marks = (block: BlockSummary) => (
  <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <BlockStateChip block={block} />
    <PayrollChip state={block.payrollState} />
    {block.didNotComeCount > 0 && (
      <StateChip tone="rust" icon={UserX} label={TEXTS.didNotCome(block.didNotComeCount)} />
    )}
  </Box>
);

const WHAT: Column<BlockSummary> = {
  key: 'what',
  label: TEXTS.what,
  takesRest: true,
  cell: ({ appointment }) => <Cut>{appointment.description}</Cut>,
};

export const BLOCK_COLUMNS: readonly Column<BlockSummary>[] = [
  { key: 'day', label: TEXTS.day, cell: When },
  { key: 'time', label: TEXTS.time, cell: Times },
  WHAT,
  {
    key: 'recipient',
    label: TEXTS.recipient,
    priority: 2,
    takesRest: true,
    cell: ({ invoiceRecipient }) => <Cut>{invoiceRecipient?.name ?? TEXTS.none}</Cut>,
  },
  { key: 'persons', label: TEXTS.persons, align: 'right', cell: ({ bookedTargetUsers }) => bookedTargetUsers },
  { key: 'hours', label: TEXTS.hours, align: 'right', cell: hours },
  { key: 'state', label: TEXTS.state, cell: Marks },
];

/** On phones a card is called by what it is. */
export const CARD_COLUMNS: readonly Column<BlockSummary>[] = [WHAT];

export function BlockCard(block: BlockSummary) {
  const { appointment, invoiceRecipient, bookedTargetUsers, worklogRecordedAt } = block;
  const { startDateTime: start, endDateTime: end } = appointment;
  return (
    <Stack gap={0.5} sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
      <span>{`${formatWeekday(start)}, ${formatShift(start, end)}`}</span>
      <Quiet component="span">
        {[invoiceRecipient?.name, TEXTS.people(bookedTargetUsers), worklogRecordedAt && hours(block)]
          .filter(Boolean)
          .join(' · ')}
      </Quiet>
      <Marks {...block} />
    </Stack>
  );
}
