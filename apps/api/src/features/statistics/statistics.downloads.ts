import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import { plainDecimal } from '@gastspiel/domain/money/money-label.ts';
import { type Figures, fillRate } from '@gastspiel/domain/statistics/figures.ts';
import { InvoiceMonth } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { numericDay } from '@gastspiel/domain/time/span-label.ts';
import { timeOf } from '@gastspiel/domain/time/vienna-time.ts';
import { z } from 'zod';
import { selectRecipientNames } from '#features/statistics/figures.sql.ts';
import { statementOf } from '#features/statistics/recapitulative-statement.ts';
import { statisticsOf } from '#features/statistics/statistics.ts';
import { StatisticsFilter, statisticsInput } from '#features/statistics/statistics-filter.ts';
import { namedRows, statisticsSheets, workerRows } from '#features/statistics/statistics-tables.ts';
import { STATEMENT_TEXTS, STATISTICS_TEXTS as TEXTS } from '#features/statistics/statistics-texts.ts';
import { findCurrentTenant, selectAppointmentTypes } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { type CsvColumn, csvOf } from '#platform/downloads/csv.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { xlsxOf, xlsxSheet } from '#platform/downloads/xlsx.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const namesOf = (chosen: readonly string[] | null, known: readonly { readonly id: string; readonly name: string }[]) =>
  chosen === null
    ? TEXTS.about.all
    : known
        .filter(({ id }) => chosen.includes(id))
        .map(({ name }) => name)
        .join(', ');

/** The scope of the figures, and when they were true. */
async function aboutSheet(db: TenantDb, tenantId: string, filter: StatisticsFilter, now: Date) {
  const { about } = TEXTS;
  const types = await selectAppointmentTypes(db, tenantId);
  const rows: readonly (readonly [string, string])[] = [
    [about.tenant, (await findCurrentTenant(db))?.name ?? ''],
    [about.period, TEXTS.period(filter.from, filter.to)],
    [
      about.recipients,
      namesOf(filter.invoiceRecipientIds, await selectRecipientNames(db, filter.invoiceRecipientIds ?? [])),
    ],
    [
      about.types,
      namesOf(
        filter.appointmentTypeIds,
        types.map(({ id, description }) => ({ id, name: description })),
      ),
    ],
    [about.madeAt, `${numericDay(now)}, ${timeOf(now)}`],
    [about.revenue, about.revenueMeaning],
    [about.fill, about.fillMeaning],
  ];
  return xlsxSheet<readonly [string, string]>({
    name: TEXTS.sheets.about,
    columns: [
      { format: 'TEXT', width: 24, label: about.subject, value: ([subject]) => subject },
      { format: 'TEXT', width: 80, label: about.content, value: ([, content]) => content },
    ],
    rows,
  });
}

/** The figures of a period as a workbook. */
export const statisticsXlsx = defineDownload({
  kind: 'STATISTICS_XLSX',
  description: 'The figures of a period as a workbook: by worker, customer, kind of work and month.',
  action: 'statistics.read',
  input: StatisticsFilter,
  inputType: statisticsInput,
  concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
  open: async ({ db, actor, input, now }) => ({
    fileName: TEXTS.fileName(input.from, input.to, 'xlsx'),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    chunks: xlsxOf([
      await aboutSheet(db, actor.tenantId, input, now),
      ...(await statisticsSheets(db, statisticsOf(db, actor.tenantId, input))),
    ]),
  }),
});

interface CsvRow {
  readonly kind: string;
  readonly name: string;
  readonly figures: Figures;
}

const hours = (minutes: number): string => plainDecimal(hoursFrom(minutes));
const rateOf = (figures: Figures): string | null => {
  const rate = fillRate(figures);
  return rate === null ? null : plainDecimal(rate);
};
const COLUMNS: readonly CsvColumn<CsvRow>[] = [
  { label: TEXTS.kind, value: ({ kind }) => kind },
  { label: TEXTS.name, value: ({ name }) => name },
  { label: TEXTS.appointments, value: ({ figures }) => figures.appointments },
  { label: TEXTS.bookings, value: ({ figures }) => figures.bookings },
  { label: TEXTS.work, value: ({ figures }) => hours(figures.workMinutes) },
  { label: TEXTS.breaks, value: ({ figures }) => hours(figures.breakMinutes) },
  { label: TEXTS.travel, value: ({ figures }) => hours(figures.travelMinutes) },
  { label: TEXTS.revenue, value: ({ figures }) => plainDecimal(figures.netRevenue) },
  { label: `${TEXTS.fill} (%)`, value: ({ figures }) => rateOf(figures) },
  { label: TEXTS.notCome, value: ({ figures }) => figures.notCome },
];

async function* csvRows(db: TenantDb, tenantId: string, filter: StatisticsFilter): AsyncGenerator<CsvRow, void> {
  const statistics = statisticsOf(db, tenantId, filter);
  const { sheets } = TEXTS;
  for await (const { lastName, firstName, figures } of workerRows(db, statistics)) {
    yield { kind: sheets.workers, name: firstName === null ? lastName : `${lastName} ${firstName}`, figures };
  }
  for (const row of namedRows(await statistics.byInvoiceRecipient(), TEXTS.noRecipient)) {
    yield { kind: sheets.recipients, ...row };
  }
  for (const row of namedRows(await statistics.byAppointmentType(), TEXTS.unassigned))
    yield { kind: sheets.types, ...row };
  for (const { month, figures } of await statistics.byMonth()) {
    yield { kind: sheets.months, name: TEXTS.month(month), figures };
  }
  yield { kind: TEXTS.sum, name: '', figures: await statistics.total() };
}

/** The same in one table, for programs. */
export const statisticsCsv = defineDownload({
  kind: 'STATISTICS_CSV',
  description: 'The figures of a period as one table.',
  action: 'statistics.read',
  input: StatisticsFilter,
  inputType: statisticsInput,
  concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
  open: async ({ db, actor, input }) => ({
    fileName: TEXTS.fileName(input.from, input.to, 'csv'),
    mediaType: 'text/csv; charset=utf-8',
    chunks: csvOf(COLUMNS, csvRows(db, actor.tenantId, input)),
  }),
});

const WhichMonth = z.object({ month: InvoiceMonth });

/** The statement that the tax office gets of a month. */
export const recapitulativeStatementCsv = defineDownload({
  kind: 'RECAPITULATIVE_STATEMENT_CSV',
  description: 'The recapitulative statement of a month as a table.',
  action: 'statistics.read',
  input: WhichMonth,
  inputType: inputOf('RecapitulativeStatementCsvInput', 'Which month.', WhichMonth, { month: 'YYYY-MM.' }),
  concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
  open: async ({ db, input: { month } }) => ({
    fileName: STATEMENT_TEXTS.fileName(month),
    mediaType: 'text/csv; charset=utf-8',
    chunks: csvOf(
      [
        { label: STATEMENT_TEXTS.country, value: ({ country }) => country },
        { label: STATEMENT_TEXTS.vatNumber, value: ({ vatNumber }) => vatNumber },
        { label: STATEMENT_TEXTS.recipient, value: ({ recipientName }) => recipientName },
        { label: STATEMENT_TEXTS.kind, value: () => STATEMENT_TEXTS.otherService },
        { label: STATEMENT_TEXTS.euro, value: ({ euro }) => String(euro) },
        { label: STATEMENT_TEXTS.net, value: ({ net }) => plainDecimal(net) },
        { label: STATEMENT_TEXTS.invoices, value: ({ invoices }) => invoices },
      ],
      (await statementOf(db, month)).rows,
    ),
  }),
});
