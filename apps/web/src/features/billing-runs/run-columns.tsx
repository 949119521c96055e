import { inHours } from '@gastspiel/domain/time/minutes.ts';
import Box from '@mui/material/Box';
import { formatEuro } from '#ui/format/german-money.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { Cut, Row, Stack } from '#ui/layout.tsx';
import type { Column } from '#ui/table/column.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { ROW_TEXTS as TEXTS } from './billing-run-texts.ts';
import { Checks } from './checks.tsx';
import { Result } from './result.tsx';
import type { RunRow } from './run-rows.ts';

const Hours = ({ workMinutes }: RunRow) => (workMinutes === null ? TEXTS.none : formatHours(inHours(workMinutes)));

/** Finished rows step back behind those that are still to be chosen. */
const Recipient = ({ recipientName, kind }: RunRow) => (
  <Box sx={kind === 'MADE' ? { color: NEUTRAL[600] } : { fontWeight: 500 }}>
    <Cut>{recipientName}</Cut>
  </Box>
);

export const Net = ({ net }: RunRow) => (
  <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {net === null ? TEXTS.none : formatEuro(net)}
  </Box>
);

const RUN_COLUMNS: readonly Column<RunRow>[] = [
  {
    key: 'number',
    label: TEXTS.number,
    isSortable: true,
    cell: ({ customerNumber }) => (
      <Box sx={{ color: NEUTRAL[600], maxWidth: 90 }}>
        <Cut>{customerNumber}</Cut>
      </Box>
    ),
  },
  { key: 'name', label: TEXTS.recipient, isSortable: true, takesRest: true, cell: Recipient },
  {
    key: 'blocks',
    label: TEXTS.blocks,
    align: 'right',
    priority: 3,
    cell: ({ blockCount }) => blockCount ?? TEXTS.none,
  },
  { key: 'hours', label: TEXTS.hours, align: 'right', priority: 3, cell: Hours },
  { key: 'net', label: TEXTS.net, align: 'right', isSortable: true, cell: Net },
  { key: 'check', label: TEXTS.check, cell: Checks },
];

/** Until a run has made something, names have the room of what came of it. */
export const columnsOf = (hasResults: boolean): readonly Column<RunRow>[] =>
  hasResults ? [...RUN_COLUMNS, { key: 'result', label: TEXTS.result, cell: Result }] : RUN_COLUMNS;

/** On phones a card is called by who pays; the others are what it can be sorted by. */
export const CARD_COLUMNS: readonly Column<RunRow>[] = [
  { key: 'name', label: TEXTS.recipient, isSortable: true, cell: Recipient },
  { key: 'number', label: TEXTS.number, isSortable: true, cell: ({ customerNumber }) => customerNumber },
  { key: 'net', label: TEXTS.net, isSortable: true, cell: Net },
];

/** Beneath who pays and how much. */
export const runCard = (row: RunRow) => (
  <Stack gap={0.5} sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
    <Row align="stretch" justify="space-between" wraps sx={{ columnGap: 1 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {row.customerNumber}
      </Box>
      {row.blockCount !== null && (
        <span>{TEXTS.amount(row.blockCount, formatHours(inHours(row.workMinutes ?? 0)))}</span>
      )}
    </Row>
    <Checks {...row} />
    <Result {...row} />
  </Stack>
);
