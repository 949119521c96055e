import type { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import {
  countInvoiceRecipients,
  InvoiceRecipientSummary,
  matchingRecipients,
  RECIPIENT_ORDERS,
  RECIPIENT_SORT_KEYS,
  type RecipientFilter,
  SUMMARY_COLUMNS,
  USED_TERMS,
} from '#features/invoice-recipients/index.ts';
import { OWED_BY_RECIPIENT } from '#features/invoices/index.ts';
import { revenueByRecipient } from '#features/statistics/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

const Sums = z.object({ open: z.bigint(), overdue: z.bigint(), revenue: z.bigint() });

/** A recipient of the overview with its sums. */
export const ListedBalance = InvoiceRecipientSummary.extend(Sums.shape);
export type ListedBalance = Readonly<z.output<typeof ListedBalance>>;

/** All that an office knows of a recipient in one row. */
export const BalanceCsvRow = ListedBalance.extend({
  streetNameAndNumber: z.string(),
  countryCode: z.string(),
  vatNumber: z.string().nullable(),
  companyRegistrationNumber: z.string().nullable(),
  days: z.int(),
  discountPercentage: z.int().nullable(),
  discountDays: z.int().nullable(),
});
export type BalanceCsvRow = Readonly<z.output<typeof BalanceCsvRow>>;

export const BALANCE_SORT_KEYS = [...RECIPIENT_SORT_KEYS, 'OPEN', 'OVERDUE', 'REVENUE'] as const;
export interface BalanceSort {
  readonly key: (typeof BALANCE_SORT_KEYS)[number];
  readonly isDescending: boolean;
}

/** Which recipients, in which order; the days are those of the revenue. */
export interface BalanceChoice {
  readonly filter: RecipientFilter;
  readonly sort: BalanceSort;
  readonly days: DaySpan;
}

const SUM_COLUMNS = sql`sums.open, sums.overdue, sums.revenue`;

const ORDERS: Readonly<Record<BalanceSort['key'], RawBuilder<unknown>>> = {
  ...RECIPIENT_ORDERS,
  OPEN: sql`sums.open`,
  OVERDUE: sql`sums.overdue`,
  REVENUE: sql`sums.revenue`,
};

/**
 * Each sum is read once, from an index that has all it needs. They are added up and not joined: the planner takes a search for one that
 * hardly a recipient matches, and would pass over all sums again for each of thousands (3 s instead of 30 ms).
 */
const withSums = ({ filter, days }: BalanceChoice) =>
  sql`(
    select id, sum(open)::bigint as open, sum(overdue)::bigint as overdue, sum(revenue)::bigint as revenue
    from (
      select r.id, true as is_listed, 0 as open, 0 as overdue, 0 as revenue from ${matchingRecipients(filter)}
      union all select invoice_recipient_id, false, open, overdue, 0 from (${OWED_BY_RECIPIENT}) owed
      union all select invoice_recipient_id, false, 0, 0, revenue from (${revenueByRecipient(days)}) sold) part
    group by id having bool_or(is_listed)) sums
    join invoice_recipients r on r.tenant_id = ${TENANT} and r.id = sums.id`;

/** Those with the same sum stand by name. */
function orderOf({ key, isDescending }: BalanceSort) {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return key in RECIPIENT_ORDERS
    ? sql`${ORDERS[key]} ${direction}, r.id ${direction}`
    : sql`${ORDERS[key]} ${direction}, ${RECIPIENT_ORDERS.NAME}, r.id`;
}

export const selectBalances = (db: TenantDb, choice: BalanceChoice, page: PageRequest): Page<ListedBalance> => ({
  items: () =>
    rowsOf(
      db,
      ListedBalance,
      sql`/* selectBalances */
      select ${SUMMARY_COLUMNS}, ${SUM_COLUMNS} from ${withSums(choice)} order by ${orderOf(choice.sort)} ${cut(page)}`,
    ),
  count: () => countInvoiceRecipients(db, choice.filter),
});

export const balanceCsvRows = (choice: BalanceChoice) =>
  sql`select ${SUMMARY_COLUMNS}, ${SUM_COLUMNS}, ${USED_TERMS}, r.street_name_and_number, r.country_code, r.vat_number,
    r.company_registration_number
  from ${withSums(choice)} left join tenant_settings s on s.tenant_id = ${TENANT} order by ${orderOf(choice.sort)}`;
