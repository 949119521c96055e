import { INVOICE_YEARS } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_STATES, type InvoiceState, OPEN_INVOICE_STATES } from '@gastspiel/domain/invoices/invoice-state.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { InvoiceRow } from '#features/invoices/invoice-row.ts';
import { COLUMNS, MAILED, OPEN_CONDITIONS, RELATED, STATE_CONDITIONS } from '#features/invoices/invoices.sql.ts';
import { IS_UNPAID } from '#features/invoices/open-amount.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import { type Page, PageInput, type PageRequest } from '#platform/graphql/paging.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

export const INVOICE_SORT_KEYS = ['NUMBER', 'ISSUE_DATE', 'DUE_DATE', 'RECIPIENT', 'TOTAL'] as const;

const optionalDay = z.string().refine(isDay, 'Bitte ein Datum angeben.').nullish();
export const InvoiceFilter = z
  .object({
    text: z.string().max(256).nullish(),
    states: z.array(z.enum(INVOICE_STATES)).nullish(),
    invoiceRecipientId: z
      .string()
      .nullish()
      .transform((id) => (id ? uuidOrUnknown(id) : null)),
    issuedFrom: optionalDay,
    issuedTo: optionalDay,
  })
  .nullish()
  .transform((filter): Partial<NonNullable<typeof filter>> => filter ?? {});
type InvoiceFilter = z.output<typeof InvoiceFilter>;

export const InvoiceSort = z
  .object({ key: z.enum(INVOICE_SORT_KEYS), isDescending: z.boolean() })
  .nullish()
  .transform((sort) => sort ?? { key: 'NUMBER' as const, isDescending: true });
type InvoiceSort = z.output<typeof InvoiceSort>;

export function matching({
  text,
  states,
  invoiceRecipientId,
  issuedFrom,
  issuedTo,
}: InvoiceFilter): RawBuilder<unknown> {
  // In one order and each once: the statements are prepared, so there must not be more of them than there are filters.
  const wanted = INVOICE_STATES.filter((state) => states?.includes(state));
  const conditions =
    wanted.length > 0
      ? sql`and (${sql.join(
          wanted.map((state) => STATE_CONDITIONS[state]),
          sql` or `,
        )})`
      : sql``;
  return sql`i.tenant_id = ${TENANT} ${conditions}
    ${invoiceRecipientId ? sql`and i.invoice_recipient_id = ${invoiceRecipientId}` : sql``}
    ${issuedFrom ? sql`and i.issue_date >= ${issuedFrom}` : sql``} ${issuedTo ? sql`and i.issue_date <= ${issuedTo}` : sql``}
    and ${matchesSearch('i.search_key', text)}`;
}

const ORDERS: Readonly<Record<Exclude<InvoiceSort['key'], 'NUMBER'>, RawBuilder<unknown>>> = {
  ISSUE_DATE: sql`i.issue_date`,
  DUE_DATE: sql`i.due_date`,
  RECIPIENT: sql`i.recipient_name collate german`,
  TOTAL: sql`i.gross_in_cents`,
};

/** Ends in the number, which is unique. */
function orderOf({ key, isDescending }: InvoiceSort): RawBuilder<unknown> {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const byNumber = sql`i.year ${direction}, i.position ${direction}`;
  return key === 'NUMBER' ? byNumber : sql`${ORDERS[key]} ${direction}, ${byNumber}`;
}

/**
 * Found first and then read: how a page is found depends on the filter's days, so it is planned each time, and with all that an invoice
 * consists of that would take longer than both statements do.
 */
const selectInvoices = (
  db: TenantDb,
  filter: InvoiceFilter,
  sort: InvoiceSort,
  page: PageRequest,
): Page<InvoiceRow> => ({
  items: async () => {
    const found = await rowsOf(
      db,
      InvoiceRow.pick({ id: true }),
      sql`/* findInvoices */
      select i.id from invoices i where ${matching(filter)} order by ${orderOf(sort)} ${cut(page)}`,
    );
    const ids = found.map(({ id }) => id);
    return rowsOf(
      db,
      InvoiceRow,
      sql`/* prepared selectInvoices */
      select ${COLUMNS} from invoices i ${RELATED} ${MAILED}
      where i.tenant_id = ${TENANT} and i.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], i.id)`,
    );
  },
  count: () => countInvoices(db, filter),
});

const StateSum = z.object({ state: z.enum(INVOICE_STATES), count: z.int(), net: z.bigint(), gross: z.bigint() });
export type StateSum = Readonly<z.output<typeof StateSum>>;

const OPEN_STATE = sql`case ${sql.join(
  Object.entries(OPEN_CONDITIONS).map(([state, condition]) => sql`when ${condition} then ${sql.lit(state)}`),
  sql` `,
)} end`;
const SUMS = sql`count(*)::int as count, coalesce(sum(i.net_in_cents), 0)::bigint as net,
  coalesce(sum(i.gross_in_cents), 0)::bigint as gross`;
const NOTHING = { count: 0, net: 0n, gross: 0n };

const openSums = (which: RawBuilder<unknown>) =>
  sql`select ${OPEN_STATE} as state, ${SUMS} from invoices i where ${IS_UNPAID} and ${which} group by 1`;

/** Each part is read from an index of its own. A cancelled invoice counts in no sum, though its cancellation may lie in another year. */
const allSums = (which: RawBuilder<unknown>) => sql`${openSums(which)}
  union all select 'PAID', ${SUMS} from invoices i where ${STATE_CONDITIONS.PAID} and ${which}
  union all select 'CANCELLED', count(*)::int, 0, 0 from invoices i where ${STATE_CONDITIONS.CANCELLED} and ${which}`;

/** Count and sums by state; those without any are there with nothing. */
async function selectStateSums(
  db: TenantDb,
  states: readonly InvoiceState[],
  sums: RawBuilder<unknown>,
): Promise<readonly StateSum[]> {
  const found = await rowsOf(db, StateSum, sql`/* prepared selectStateSums */ ${sums}`);
  return states.map((state) => ({ ...NOTHING, ...found.find((one) => one.state === state), state }));
}

const asked = new WeakMap<TenantDb, Map<string, Promise<readonly StateSum[]>>>();

/** A request that asks several things of the same days has them summed up once: the page's count, that of all states, and the sums. */
function sumsOfDays(db: TenantDb, { issuedFrom, issuedTo }: InvoiceFilter): Promise<readonly StateSum[]> {
  const known = asked.get(db) ?? new Map<string, Promise<readonly StateSum[]>>();
  asked.set(db, known);
  const days = `${issuedFrom ?? ''}/${issuedTo ?? ''}`;
  const sums = known.get(days) ?? selectStateSums(db, INVOICE_STATES, allSums(matching({ issuedFrom, issuedTo })));
  known.set(days, sums);
  return sums;
}

/** Every invoice is in one state, so where days alone narrow them the sums say how many there are of some. */
async function countInvoices(db: TenantDb, filter: InvoiceFilter): Promise<number> {
  const { states } = filter;
  if (filter.text || filter.invoiceRecipientId) {
    return countOf(
      db,
      sql`/* prepared countInvoices */ select count(*)::int as count from invoices i where ${matching(filter)}`,
    );
  }
  const wanted = (await sumsOfDays(db, filter)).filter(({ state }) => !states?.length || states.includes(state));
  return wanted.reduce((sum, { count }) => sum + count, 0);
}

export const listInvoices = query({
  action: 'invoices.read',
  input: z.object({ page: PageInput, filter: InvoiceFilter, sort: InvoiceSort }),
  run: ({ db, input }) => selectInvoices(db, input.filter, input.sort, input.page),
});

/** The days of a filter as far as they lie in the year. */
const within = (year: number, { issuedFrom, issuedTo, ...filter }: InvoiceFilter): InvoiceFilter => ({
  ...filter,
  issuedFrom: [`${year}-01-01`, issuedFrom ?? ''].toSorted().at(-1),
  issuedTo: [`${year}-12-31`, issuedTo || '9999'].toSorted()[0],
});

export const sumUpStates = query({
  action: 'invoices.read',
  input: z.object({
    year: z.int().min(INVOICE_YEARS.first).max(INVOICE_YEARS.last).nullish(),
    filter: InvoiceFilter,
  }),
  run: ({ db, input }) => {
    const filter = input.year ? within(input.year, input.filter) : input.filter;
    const { text, states, invoiceRecipientId } = filter;
    if (!text && !states?.length && !invoiceRecipientId) return sumsOfDays(db, filter);
    return selectStateSums(db, INVOICE_STATES, allSums(matching(filter)));
  },
});

/** Invoices that somebody still has to see to, of whatever year: December's are not forgotten in January. */
export const sumUpOpenStates = query({
  action: 'invoices.read',
  input: NO_INPUT,
  run: ({ db }) => selectStateSums(db, OPEN_INVOICE_STATES, openSums(sql`i.tenant_id = ${TENANT}`)),
});
