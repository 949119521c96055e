import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import { plainDecimal } from '@gastspiel/domain/money/money-label.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { balanceSortType } from '#features/balances/balance-list.graphql.ts';
import { BalanceSort, thisYear } from '#features/balances/list-balances.ts';
import { BalanceCsvRow, balanceCsvRows } from '#features/balances/recipient-balances.sql.ts';
import { RecipientFilterInput, recipientFilterType } from '#features/invoice-recipients/index.ts';
import { streamRows } from '#platform/database/stream-rows.ts';
import { type CsvColumn, csvOf } from '#platform/downloads/csv.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const columnsOf = (year: string): readonly CsvColumn<BalanceCsvRow>[] => [
  { label: 'Kundennummer', value: (row) => row.customerNumber },
  { label: 'Name', value: (row) => row.name },
  { label: 'Straße', value: (row) => row.streetNameAndNumber },
  { label: 'PLZ', value: (row) => row.postalCode },
  { label: 'Ort', value: (row) => row.location },
  { label: 'Land', value: (row) => countryNameOf(row.countryCode) },
  { label: 'UID-Nummer', value: (row) => row.vatNumber },
  { label: 'Firmenbuchnummer', value: (row) => row.companyRegistrationNumber },
  { label: 'E-Mail', value: (row) => row.contactEmail },
  { label: 'Telefon', value: (row) => row.phoneNumber },
  { label: 'Ansprechpersonen', value: (row) => row.contactPersonNames.join(', ') },
  { label: 'Zahlungsziel (Tage)', value: (row) => row.days },
  {
    label: 'Skonto (%)',
    value: ({ discountPercentage: percentage }) => percentage && plainDecimal(BigInt(percentage)),
  },
  { label: 'Skonto (Tage)', value: (row) => row.discountDays },
  { label: 'Offen (brutto)', value: (row) => plainDecimal(row.open) },
  { label: 'davon überfällig (brutto)', value: (row) => plainDecimal(row.overdue) },
  { label: `Umsatz ${year} (netto)`, value: (row) => plainDecimal(row.revenue) },
];

const Which = z.object({ filter: RecipientFilterInput, sort: BalanceSort });

/** The filtered overview as a file. */
export const recipientBalancesCsv = defineDownload({
  kind: 'RECIPIENT_BALANCES_CSV',
  description: 'The invoice recipients of the overview with their terms and sums as a table.',
  action: 'balances.read',
  input: Which,
  inputType: inputOf('RecipientBalancesCsvInput', 'Which recipients, in which order: as the overview.', Which, {
    filter: recipientFilterType,
    sort: [balanceSortType, 'By name when left out.'],
  }),
  concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
  open: async ({ db, input, now }) => {
    const days = thisYear(now);
    return {
      fileName: `Rechnungsempfänger_${dayOf(now)}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      chunks: csvOf(columnsOf(days.to.slice(0, 4)), streamRows(db, BalanceCsvRow, balanceCsvRows({ ...input, days }))),
    };
  },
});
