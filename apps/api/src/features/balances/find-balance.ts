import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import { type DaySpan, yearBefore } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { z } from 'zod';
import { thisYear } from '#features/balances/list-balances.ts';
import { findInvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { type BillableHours, type Owed, sumUpBillableOf, sumUpOwed } from '#features/invoices/index.ts';
import { findCredit } from '#features/payments/index.ts';
import { selectRevenue } from '#features/statistics/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { once } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export interface YearsRevenue extends DaySpan {
  readonly net: Cents;
  readonly yearBefore: Cents;
}

/** The sums of a recipient. Each part is read when it is asked for. */
export interface Balance {
  readonly open: () => Promise<Owed>;
  readonly overdue: () => Promise<Owed>;
  readonly revenue: () => Promise<YearsRevenue>;
  readonly unbilled: () => Promise<BillableHours>;
  /** Paid, and allotted to nothing. */
  readonly credit: () => Promise<Cents>;
}

export const findBalance = query({
  action: 'balances.read',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: async ({ db, actor, input: { invoiceRecipientId: id }, now }): Promise<Balance> => {
    if (!(await findInvoiceRecipientName(db, actor.tenantId, id))) throw new Failure(GENERAL_FAILURES.notFound);
    const owed = once(() => sumUpOwed(db, id));
    return {
      open: async () => (await owed()).open,
      overdue: async () => (await owed()).overdue,
      revenue: () => revenueOf(db, id, thisYear(now)),
      unbilled: () => sumUpBillableOf(db, id),
      credit: () => findCredit(db, id),
    };
  },
});

/** Beside the same days a year before, so that a year that has just begun is not held against a whole one. */
async function revenueOf(db: TenantDb, id: string, span: DaySpan): Promise<YearsRevenue> {
  const within = async (days: DaySpan): Promise<Cents> =>
    sumOf(
      (await selectRevenue(db, { ...days, invoiceRecipientIds: [id], appointmentTypeIds: null })).map(
        ({ netRevenue }) => netRevenue,
      ),
    );
  const [net, before] = await Promise.all([within(span), within(yearBefore(span))]);
  return { ...span, net, yearBefore: before };
}
