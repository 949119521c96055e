import type { Cents } from '@gastspiel/domain/money/money.ts';
import type { Figures } from '@gastspiel/domain/statistics/figures.ts';
import { yearBefore } from '@gastspiel/domain/statistics/statistics-filter.ts';
import {
  type MonthFigures,
  type MonthRevenue,
  selectFigures,
  selectMonths,
  selectRecipientNames,
  selectRevenue,
  selectWeeks,
  type WeekFill,
} from '#features/statistics/figures.sql.ts';
import type { StatisticsFilter } from '#features/statistics/statistics-filter.ts';
import {
  CountedWorker,
  unassignedRevenue,
  type WorkerFigures,
  workersByWork,
} from '#features/statistics/worker-figures.sql.ts';
import { findFillTarget, selectAppointmentTypes } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { once, type Page, type PageRequest } from '#platform/graphql/paging.ts';

/** The figures of a customer or a kind of work; without an id: what belongs to none. */
export interface NamedFigures {
  readonly id: string | null;
  readonly name: string | null;
  readonly figures: Figures;
}

/** The figures of some days. Each part is read when it is asked for, and what several need is read once. */
export interface Statistics {
  readonly filter: StatisticsFilter;
  readonly total: () => Promise<Figures>;
  /** Every month of the days. */
  readonly byMonth: () => Promise<readonly MonthFigures[]>;
  /** The same months: to tell this alone takes little. */
  readonly revenueByMonth: () => Promise<readonly MonthRevenue[]>;
  /** Every week that has a day of them. */
  readonly byWeek: () => Promise<readonly WeekFill[]>;
  /** The largest revenue first. */
  readonly byInvoiceRecipient: () => Promise<readonly NamedFigures[]>;
  /** In the agency's order. */
  readonly byAppointmentType: () => Promise<readonly NamedFigures[]>;
  /** The net revenue that is nobody's work. */
  readonly unassigned: () => Promise<Cents>;
  readonly byTargetUser: (page: PageRequest) => Page<WorkerFigures>;
  readonly yearBefore: () => Statistics;
  readonly fillTarget: () => Promise<number>;
}

export function statisticsOf(db: TenantDb, tenantId: string, filter: StatisticsFilter): Statistics {
  const figures = once(() => selectFigures(db, filter));
  return {
    filter,
    total: async () => (await figures()).total,
    byMonth: once(() => selectMonths(db, filter)),
    revenueByMonth: () => selectRevenue(db, filter),
    byWeek: () => selectWeeks(db, filter),
    byInvoiceRecipient: async () => {
      const sums = (await figures()).byInvoiceRecipient;
      const named = namedFigures(
        sums,
        await selectRecipientNames(
          db,
          [...sums.keys()].filter((id) => id !== null),
        ),
      );
      return named.sort((a, b) => compare(b.figures.netRevenue, a.figures.netRevenue));
    },
    byAppointmentType: async () => {
      const sums = (await figures()).byAppointmentType;
      const types = await selectAppointmentTypes(db, tenantId);
      return namedFigures(
        sums,
        types.map(({ id, description }) => ({ id, name: description })),
      );
    },
    unassigned: () => unassignedRevenue(db, filter),
    byTargetUser: (page) => {
      const read = (wanted: PageRequest) => rowsOf(db, CountedWorker, workersByWork(filter, wanted));
      const found = once(() => read(page));
      return {
        items: found,
        // Past the last page there is no row that could tell.
        count: async () => ((await found())[0] ?? (await read({ ...page, number: 0 }))[0])?.count ?? 0,
      };
    },
    yearBefore: () => statisticsOf(db, tenantId, { ...filter, ...yearBefore(filter) }),
    fillTarget: () => findFillTarget(db),
  };
}

/** In the order of the names; what belongs to none comes last. */
const namedFigures = (
  sums: ReadonlyMap<string | null, Figures>,
  names: readonly { readonly id: string; readonly name: string }[],
): NamedFigures[] =>
  [...names, { id: null, name: null }].flatMap(({ id, name }) => {
    const figures = sums.get(id);
    return figures ? [{ id, name, figures }] : [];
  });

const compare = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1);
