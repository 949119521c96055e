import { AGE_NAMES } from '@gastspiel/domain/open-items/ages.ts';
import Box from '@mui/material/Box';
import { formatAmount, formatEuro } from '#ui/format/german-money.ts';
import { Cut, Quiet, Row, Stack } from '#ui/layout.tsx';
import type { Column } from '#ui/table/column.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { AgeBar } from './age-bar.tsx';
import { AGE_LOOKS } from './age-looks.ts';
import { countIn, type OpenItemsRow, overdueIn, sumOfAge } from './open-items-query.ts';
import { SHORT_AGES, OPEN_ITEMS_TEXTS as TEXTS } from './open-items-texts.ts';

const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const largestOf = (rows: readonly OpenItemsRow[] = []): number =>
  Math.max(0.01, ...rows.map(({ openAmount }) => openAmount.value));

/** The keys of those that can be sorted by are the server's. */
export const openItemsColumns = (largest: number): readonly Column<OpenItemsRow>[] => [
  {
    key: 'CUSTOMER_NUMBER',
    label: TEXTS.number,
    isSortable: true,
    priority: 2,
    cell: ({ customerNumber }) => customerNumber,
  },
  { key: 'NAME', label: TEXTS.recipient, isSortable: true, takesRest: true, cell: ({ name }) => <Cut>{name}</Cut> },
  { key: 'count', label: TEXTS.shortCount, align: 'right', priority: 3, cell: countIn },
  { key: 'OVERDUE', label: TEXTS.ages, isSortable: true, cell: (row) => <AgeBar row={row} largest={largest} /> },
  ...AGE_NAMES.map(
    (age): Column<OpenItemsRow> => ({
      key: age,
      label: SHORT_AGES[age],
      align: 'right',
      priority: 3,
      cell: (row) => {
        const sum = sumOfAge(row, age);
        return (
          <Box
            component="span"
            sx={{
              ...FIGURES,
              color: sum > 0 ? AGE_LOOKS[age].text : NEUTRAL[500],
              ...(sum > 0 && age !== 'NOT_DUE' && { fontWeight: 600 }),
            }}
          >
            {sum > 0 ? formatAmount(sum) : TEXTS.none}
          </Box>
        );
      },
    }),
  ),
  { key: 'OPEN', label: TEXTS.open, align: 'right', isSortable: true, cell: Open },
];

export function Open({ openAmount }: OpenItemsRow) {
  return (
    <Box component="span" sx={{ ...FIGURES, fontWeight: 650 }}>
      {formatEuro(openAmount.value)}
    </Box>
  );
}

/** On phones a card is called by who owes; the others are what it can be sorted by. */
export const CARD_COLUMNS: readonly Column<OpenItemsRow>[] = [
  { key: 'NAME', label: TEXTS.recipient, isSortable: true, cell: ({ name }) => name },
  { key: 'CUSTOMER_NUMBER', label: TEXTS.number, isSortable: true, cell: ({ customerNumber }) => customerNumber },
  { key: 'OVERDUE', label: TEXTS.ages, isSortable: true, cell: countIn },
  { key: 'OPEN', label: TEXTS.open, isSortable: true, cell: Open },
];

/** Beneath who owes and how much: how old it is. */
export const openItemsCard = (largest: number) => (row: OpenItemsRow) => {
  const overdue = overdueIn(row);
  return (
    <Stack gap={1} sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
      <Row align="stretch" justify="space-between" wraps sx={{ columnGap: 1 }}>
        <span>{`${row.customerNumber}, ${TEXTS.count(countIn(row))}`}</span>
        {overdue > 0 && <Quiet component="span">{TEXTS.cardOverdue(formatEuro(overdue))}</Quiet>}
      </Row>
      <AgeBar row={row} largest={largest} />
    </Stack>
  );
};
