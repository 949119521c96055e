import Box from '@mui/material/Box';
import { formatAmount, formatEuro } from '#ui/format/german-money.ts';
import { Cut, Row, Stack } from '#ui/layout.tsx';
import type { Column } from '#ui/table/column.ts';
import { Tags } from '#ui/tags.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { LIST_TEXTS as TEXTS } from './invoice-recipient-texts.ts';
import type { ListedRecipient } from './recipients-query.ts';

const persons = ({ contactPersonNames: names }: ListedRecipient) =>
  names.length > 0 ? <Tags labels={names} max={1} /> : TEXTS.none;

const NAME: Column<ListedRecipient> = {
  key: 'name',
  label: TEXTS.name,
  isSortable: true,
  takesRest: true,
  cell: ({ name }) => <Cut>{name}</Cut>,
};
const NUMBER: Column<ListedRecipient> = {
  key: 'number',
  label: TEXTS.number,
  isSortable: true,
  cell: ({ customerNumber }) => customerNumber,
};
const LOCATION: Column<ListedRecipient> = {
  key: 'location',
  label: TEXTS.location,
  isSortable: true,
  cell: ({ postalCode, location }) => `${postalCode} ${location}`,
};

/** For those who don't see sums. */
export const RECIPIENT_COLUMNS: readonly Column<ListedRecipient>[] = [
  NAME,
  NUMBER,
  LOCATION,
  { key: 'persons', label: TEXTS.persons, priority: 2, cell: persons },
  { key: 'phone', label: TEXTS.phone, priority: 3, cell: ({ phoneNumber }) => phoneNumber ?? TEXTS.none },
];

const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const LOOKS = {
  open: { fontWeight: 600 },
  overdue: { fontWeight: 600, color: TONES.orange.text },
  revenue: { color: NEUTRAL[600] },
} as const;

const sumColumn = (key: keyof typeof LOOKS, label: string): Column<ListedRecipient> => ({
  key,
  label,
  align: 'right',
  isSortable: true,
  cell: ({ sums }) =>
    sums?.[key].value ? (
      <Box component="span" sx={{ ...FIGURE, ...LOOKS[key] }}>
        {formatAmount(sums[key].value)}
      </Box>
    ) : (
      TEXTS.none
    ),
});

/** Contacts and phones stand on the page of each. Heads are short and the postal code is left out: names need the room. */
export const sumColumns = (year: string): readonly Column<ListedRecipient>[] => [
  NAME,
  { ...NUMBER, label: TEXTS.numberShort },
  { ...LOCATION, priority: 3, cell: ({ location }) => location },
  sumColumn('open', TEXTS.open),
  sumColumn('overdue', TEXTS.overdue),
  { ...sumColumn('revenue', TEXTS.revenue(year)), priority: 2 },
];

/** A recipient on phones: what one needs to recognise it, and what it owes. */
export function RecipientCard({ customerNumber, postalCode, location, contactPersonNames, sums }: ListedRecipient) {
  return (
    <Stack gap={0.5} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <span>{`${customerNumber} · ${postalCode} ${location}`}</span>
      {sums ? (
        <Row wraps sx={{ columnGap: 2, rowGap: 0.25, ...FIGURE }}>
          {sums.open.value > 0 && (
            <Box component="span" sx={{ color: 'text.primary' }}>
              {TEXTS.openOf(formatEuro(sums.open.value))}
            </Box>
          )}
          {sums.overdue.value > 0 && (
            <Box component="span" sx={LOOKS.overdue}>
              {TEXTS.overdueOf(formatEuro(sums.overdue.value))}
            </Box>
          )}
          <span>{TEXTS.revenueOf(formatEuro(sums.revenue.value))}</span>
        </Row>
      ) : (
        contactPersonNames.length > 0 && <Tags labels={contactPersonNames} max={1} />
      )}
    </Stack>
  );
}
