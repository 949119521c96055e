import { type Figures, fillRate, NO_FIGURES } from '@gastspiel/domain/statistics/figures.ts';
import type { Month } from '@gastspiel/domain/time/month.ts';
import type { NamedFigures, Statistics } from '#features/statistics/statistics.ts';
import { STATISTICS_TEXTS as TEXTS } from '#features/statistics/statistics-texts.ts';
import { WorkerFigures, workersByName } from '#features/statistics/worker-figures.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { streamRows } from '#platform/database/stream-rows.ts';
import { type XlsxColumn, type XlsxSheet, xlsxSheet } from '#platform/downloads/xlsx.ts';

interface Counted {
  readonly figures: Figures;
}
interface NamedRow extends Counted {
  readonly name: string;
}
interface WorkerRow extends Counted {
  readonly lastName: string;
  readonly firstName: string | null;
}
interface MonthRow extends Counted {
  readonly month: Month;
}

const COUNT = { format: 'COUNT', width: 14 } as const;
const HOURS = { format: 'HOURS', width: 16 } as const;

const APPOINTMENTS: XlsxColumn<Counted> = {
  ...COUNT,
  label: TEXTS.appointments,
  value: ({ figures }) => figures.appointments,
};
const DONE: readonly XlsxColumn<Counted>[] = [
  { ...COUNT, label: TEXTS.bookings, value: ({ figures }) => figures.bookings },
  { ...HOURS, label: TEXTS.work, value: ({ figures }) => figures.workMinutes },
  { ...HOURS, label: TEXTS.breaks, value: ({ figures }) => figures.breakMinutes },
  { ...HOURS, label: TEXTS.travel, value: ({ figures }) => figures.travelMinutes },
  { format: 'MONEY', width: 18, label: TEXTS.revenue, value: ({ figures }) => figures.netRevenue },
];
const FILL: XlsxColumn<Counted> = {
  format: 'PERCENT',
  width: 16,
  label: TEXTS.fill,
  value: ({ figures }) => fillRate(figures),
};
const NOT_COME: XlsxColumn<Counted> = {
  ...COUNT,
  width: 18,
  label: TEXTS.notCome,
  value: ({ figures }) => figures.notCome,
};

/** The figures of every table but that of the workers: nobody is wanted by name, so workers have no fill. */
const ALL_FIGURES: readonly XlsxColumn<Counted>[] = [APPOINTMENTS, ...DONE, FILL, NOT_COME];

/** Workers by name as they come from the database; at the end what was billed and is nobody's work. */
export async function* workerRows(db: TenantDb, statistics: Statistics): AsyncGenerator<WorkerRow, void> {
  const workers = streamRows(db, WorkerFigures, workersByName(statistics.filter));
  for await (const { id, firstName, lastName, ...counted } of workers) {
    yield { lastName: lastName ?? TEXTS.left, firstName, figures: { ...NO_FIGURES, ...counted } };
  }
  const unassigned = await statistics.unassigned();
  if (unassigned)
    yield { lastName: TEXTS.unassigned, firstName: null, figures: { ...NO_FIGURES, netRevenue: unassigned } };
}

export const namedRows = (rows: readonly NamedFigures[], none: string): readonly NamedRow[] =>
  rows.map(({ name, figures }) => ({ name: name ?? none, figures }));

/** A sheet for each way to look at the figures. Every one of them adds up to the same. */
export async function statisticsSheets(db: TenantDb, statistics: Statistics): Promise<readonly XlsxSheet[]> {
  const figures = await statistics.total();
  const named = (name: string, label: string, rows: readonly NamedRow[]) =>
    xlsxSheet<NamedRow>({
      name,
      columns: [{ format: 'TEXT', width: 40, label, value: (row) => row.name }, ...ALL_FIGURES],
      rows,
      sums: { label: TEXTS.sum, row: { name: '', figures } },
    });
  return [
    xlsxSheet<WorkerRow>({
      name: TEXTS.sheets.workers,
      columns: [
        { format: 'TEXT', width: 28, label: TEXTS.lastName, value: (row) => row.lastName },
        { format: 'TEXT', width: 24, label: TEXTS.firstName, value: (row) => row.firstName },
        ...DONE,
        NOT_COME,
      ],
      rows: workerRows(db, statistics),
      sums: { label: TEXTS.sum, row: { lastName: '', firstName: null, figures } },
    }),
    named(
      TEXTS.sheets.recipients,
      TEXTS.recipient,
      namedRows(await statistics.byInvoiceRecipient(), TEXTS.noRecipient),
    ),
    named(TEXTS.sheets.types, TEXTS.type, namedRows(await statistics.byAppointmentType(), TEXTS.unassigned)),
    xlsxSheet<MonthRow>({
      name: TEXTS.sheets.months,
      columns: [{ format: 'MONTH', width: 20, label: TEXTS.monthHead, value: ({ month }) => month }, ...ALL_FIGURES],
      rows: await statistics.byMonth(),
      sums: { label: TEXTS.sum, row: { month: '', figures } },
    }),
  ];
}
