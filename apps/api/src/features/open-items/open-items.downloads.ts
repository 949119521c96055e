import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import { plainDecimal } from '@gastspiel/domain/money/money-label.ts';
import { AGE_NAMES } from '@gastspiel/domain/open-items/ages.ts';
import { dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { loadOpenItems, OpenItemsFilter, openOf } from '#features/open-items/find-open-items.ts';
import { openItemsFilter } from '#features/open-items/open-items.graphql.ts';
import type { OpenItems } from '#features/open-items/open-items.sql.ts';
import { OPEN_ITEMS_TEXTS as TEXTS } from '#features/open-items/open-items-texts.ts';
import { type CsvColumn, csvOf } from '#platform/downloads/csv.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { type XlsxColumn, xlsxOf, xlsxSheet } from '#platform/downloads/xlsx.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const countOf = ({ counts }: OpenItems): number => AGE_NAMES.reduce((sum, age) => sum + counts[age], 0);

const MONEY = [
  ...AGE_NAMES.map((age) => ({ label: TEXTS.ages[age], value: ({ sums }: OpenItems) => sums[age] })),
  { label: TEXTS.open, value: openOf },
  { label: TEXTS.credit, value: ({ credit }: OpenItems) => credit },
];

const CSV: readonly CsvColumn<OpenItems>[] = [
  { label: TEXTS.customerNumber, value: ({ customerNumber }) => customerNumber },
  { label: TEXTS.name, value: ({ name }) => name },
  { label: TEXTS.invoices, value: countOf },
  ...MONEY.map(({ label, value }) => ({ label, value: (row: OpenItems) => plainDecimal(value(row)) })),
];

const XLSX: readonly XlsxColumn<OpenItems>[] = [
  { format: 'TEXT', width: 14, label: TEXTS.customerNumber, value: ({ customerNumber }) => customerNumber },
  { format: 'TEXT', width: 40, label: TEXTS.name, value: ({ name }) => name },
  { format: 'COUNT', width: 12, label: TEXTS.invoices, value: countOf },
  ...MONEY.map(({ label, value }) => ({ format: 'MONEY' as const, width: 14, label, value })),
];

const sumsOf = (rows: readonly OpenItems[]): OpenItems => {
  const ofAge = <Value>(add: (age: (typeof AGE_NAMES)[number]) => Value) =>
    Object.fromEntries(AGE_NAMES.map((age) => [age, add(age)])) as Record<(typeof AGE_NAMES)[number], Value>;
  return {
    ...{ recipientId: '', customerNumber: '', name: '' },
    credit: sumOf(rows.map(({ credit }) => credit)),
    sums: ofAge((age) => sumOf(rows.map(({ sums }) => sums[age]))),
    counts: ofAge((age) => rows.reduce((sum, { counts }) => sum + counts[age], 0)),
  };
};

const Which = z.object({ day: z.string().refine(isDay).nullish(), filter: OpenItemsFilter });
const whichInput = inputOf('OpenItemsDownloadInput', 'Which open items.', Which, {
  day: 'YYYY-MM-DD; today when left out.',
  filter: openItemsFilter,
});

const file = (
  ending: 'csv' | 'xlsx',
  mediaType: string,
  chunks: (rows: readonly OpenItems[]) => AsyncIterable<string | Uint8Array>,
) =>
  defineDownload({
    kind: `OPEN_ITEMS_${ending.toUpperCase()}`,
    description: `The open items of a day, by recipient and age, as ${ending.toUpperCase()}.`,
    action: 'payments.read',
    input: Which,
    inputType: whichInput,
    concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
    open: async ({ db, now, input }) => {
      const { day, listed } = await loadOpenItems(db, input.day ?? dayOf(now), input.filter);
      return { fileName: TEXTS.fileName(day, ending), mediaType, chunks: chunks(listed) };
    },
  });

export const openItemsCsv = file('csv', 'text/csv; charset=utf-8', (rows) => csvOf(CSV, rows));

export const openItemsXlsx = file('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', (rows) =>
  xlsxOf([
    xlsxSheet<OpenItems>({ name: TEXTS.sheet, columns: XLSX, rows, sums: { label: TEXTS.open, row: sumsOf(rows) } }),
  ]),
);
