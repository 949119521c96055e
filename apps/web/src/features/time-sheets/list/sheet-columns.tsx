import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { daysLater, formatClocks } from '#ui/format/german-shift.ts';
import { Cut, Quiet, Row, Stack } from '#ui/layout.tsx';
import type { Column } from '#ui/table/column.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import type { Sheet } from '../block-query.ts';
import { SheetState } from '../sheet-state.tsx';
import { LIST_TEXTS as TEXTS } from '../time-sheet-texts.ts';

const QUIET = { color: NEUTRAL[600], fontVariantNumeric: 'tabular-nums' } as const;

/** "18:30–01:00 +1" */
function Clocks({ sheet: { appointment } }: { readonly sheet: Sheet }) {
  const { startDateTime: start, endDateTime: end } = appointment;
  const later = daysLater(start, end);
  return (
    <>
      {formatClocks(start, end)}
      {later > 0 && <Box component="span" sx={{ typography: 'caption' }}>{` +${later}`}</Box>}
    </>
  );
}

const day = ({ appointment }: Sheet, now: Date): string => shortDayLabel(new Date(appointment.startDateTime), now);

/** The steps of a row come when it is pointed at or walked through. */
export const sheetColumns = (now: Date, steps: (sheet: Sheet) => ReactNode): readonly Column<Sheet>[] => [
  {
    key: 'date',
    label: TEXTS.date,
    isSortable: true,
    cell: (sheet) => (
      <Box component="span" sx={{ ...QUIET, fontWeight: 400 }}>
        {day(sheet, now)}
        {/* The link around it says where it leads. */}
        <Box component="span" sx={VISUALLY_HIDDEN}>{` ${sheet.appointment.description}`}</Box>
      </Box>
    ),
  },
  {
    key: 'time',
    label: TEXTS.time,
    cell: (sheet) => (
      <Box component="span" sx={QUIET}>
        <Clocks sheet={sheet} />
      </Box>
    ),
  },
  {
    key: 'appointment',
    label: TEXTS.appointment,
    takesRest: true,
    cell: ({ appointment }) => (
      <Box sx={{ fontWeight: 500 }}>
        <Cut>{appointment.description}</Cut>
      </Box>
    ),
  },
  {
    key: 'recipient',
    label: TEXTS.recipient,
    priority: 2,
    takesRest: true,
    cell: ({ invoiceRecipient }) => (
      <Box sx={{ color: NEUTRAL[600] }}>
        <Cut>{invoiceRecipient?.name ?? TEXTS.none}</Cut>
      </Box>
    ),
  },
  { key: 'persons', label: TEXTS.persons, align: 'right', cell: ({ bookedTargetUsers }) => bookedTargetUsers },
  {
    key: 'state',
    label: TEXTS.state,
    cell: (sheet) => (
      <>
        <SheetState sheet={sheet} />
        <Row gap={1} sx={STEPS}>
          {steps(sheet)}
        </Row>
      </>
    ),
  },
];

/** On phones the appointment is the card's title. */
export const CARD_COLUMNS: readonly Column<Sheet>[] = [
  { key: 'date', label: TEXTS.date, isSortable: true, cell: ({ appointment }) => appointment.description },
];

export const sheetCard = (now: Date, steps: (sheet: Sheet) => ReactNode) => (sheet: Sheet) => (
  <Stack gap={1} sx={{ fontSize: '0.9375rem' }}>
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {`${day(sheet, now)}, `}
      <Clocks sheet={sheet} />
    </Box>
    <Quiet component="span" sx={{ overflowWrap: 'anywhere' }}>
      {[sheet.invoiceRecipient?.name, TEXTS.people(sheet.bookedTargetUsers)].filter(Boolean).join(' · ')}
    </Quiet>
    <SheetState sheet={sheet} />
    <Row gap={1} align="stretch" wraps sx={{ position: 'relative', zIndex: 1 }}>
      {steps(sheet)}
    </Row>
  </Stack>
);

const STEPS = {
  position: 'absolute',
  zIndex: 1,
  top: 0,
  bottom: 0,
  right: 0,
  pl: 4,
  pr: 1.5,
  background: `linear-gradient(to right, transparent, ${NEUTRAL[50]} 24px)`,
  opacity: 0,
  'tr:hover &, tr:focus-within &': { opacity: 1 },
} as const;
