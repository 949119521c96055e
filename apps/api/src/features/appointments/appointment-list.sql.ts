import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { AppointmentFilter } from '#features/appointments/appointment-filter.ts';
import { AppointmentRow } from '#features/appointments/appointment-row.ts';
import { COLUMNS, COUNTED_OFFERS, COUNTS, LONGEST_APPOINTMENT } from '#features/appointments/appointments.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** Where they are found: `a` is the appointment and `s` its standing, which says how far it is booked. */
const APPOINTMENTS = { from: sql`appointments a`, at: sql`a`, id: sql`a.id` };
const STANDINGS = { from: sql`appointment_standings s`, at: sql`s`, id: sql`s.appointment_id` };
const BOTH = {
  ...STANDINGS,
  from: sql`${STANDINGS.from} join appointments a on a.tenant_id = s.tenant_id and a.id = s.appointment_id`,
};
type Source = typeof APPOINTMENTS;

/** All that matters may stand in the standings: then nobody needs to look at the appointments. */
const standingsFor = ({ poolIds, text }: AppointmentFilter): Source => (poolIds?.length || text ? BOTH : STANDINGS);
const sourceFor = (filter: AppointmentFilter): Source =>
  filter.isNotFullyBooked ? standingsFor(filter) : APPOINTMENTS;

/** By overlap: what began before the span and still lasts belongs to it. Nothing lasts longer than the bound looks back. */
function matching(filter: AppointmentFilter, { from: source, at }: Source): RawBuilder<unknown> {
  const { from, to, typeIds, poolIds, invoiceRecipientId, isNotFullyBooked, text } = filter;
  return sql`${source} where ${at}.tenant_id = ${TENANT}
    ${from ? sql`and ${at}.ends_at > ${from} and ${at}.starts_at > ${from}::timestamptz - ${LONGEST_APPOINTMENT}` : sql``}
    ${to ? sql`and ${at}.starts_at < ${to}` : sql``}
    ${typeIds?.length ? sql`and ${at}.appointment_type_id = any(${typeIds}::uuid[])` : sql``}
    ${invoiceRecipientId ? sql`and ${at}.invoice_recipient_id = ${invoiceRecipientId}` : sql``}
    ${isNotFullyBooked ? sql`and s.coming < s.wanted` : sql``}
    ${poolIds?.length ? sql`and a.pool_id = any(${poolIds}::uuid[])` : sql``}
    ${text ? sql`and ${matchesSearch('a.search_key', text)}` : sql``}`;
}

const Summary = z.object({ count: z.int(), freePlaces: z.int() });
export type AppointmentSummary = Readonly<z.output<typeof Summary>>;

/** How many there are, and how many people are still wanted in them. */
export async function summariseAppointments(db: TenantDb, filter: AppointmentFilter): Promise<AppointmentSummary> {
  const summary = await rowOf(
    db,
    Summary,
    sql`/* prepared summariseAppointments */
    select count(*)::int as count, coalesce(sum(greatest(s.wanted - s.coming, 0)), 0)::int as free_places
    from ${matching(filter, standingsFor(filter))}`,
  );
  return summary ?? { count: 0, freePlaces: 0 };
}

export const APPOINTMENT_SORT_KEYS = ['START', 'DESCRIPTION', 'CUSTOMER', 'TYPE', 'POOL', 'FILL'] as const;
export interface AppointmentSort {
  readonly key: (typeof APPOINTMENT_SORT_KEYS)[number];
  readonly isDescending: boolean;
}

const nameIn = (table: string, id: string) =>
  sql`(select n.description from ${sql.table(table)} n where n.tenant_id = ${TENANT} and n.id = ${sql.ref(id)}) collate german`;
const ORDERS: Readonly<Record<Exclude<AppointmentSort['key'], 'START'>, RawBuilder<unknown>>> = {
  DESCRIPTION: sql`a.description collate german`,
  CUSTOMER: sql`a.customer collate german`,
  TYPE: nameIn('appointment_types', 'a.appointment_type_id'),
  POOL: nameIn('target_user_pools', 'a.pool_id'),
  // The share of the wanted who come, as it is shown: 9 of 12 is fuller than 0 of 1.
  FILL: sql`s.coming::float / s.wanted`,
};

/** The source that knows by what they are sorted, too. */
function sortedSource(filter: AppointmentFilter, { key }: AppointmentSort) {
  const source = sourceFor(filter);
  if (key === 'START') return { source, sorted: sql`${source.at}.starts_at` };
  return { source: key === 'FILL' || source !== APPOINTMENTS ? BOTH : APPOINTMENTS, sorted: ORDERS[key] };
}

/** The page is cut before its offers are counted. */
export const selectAppointments = (
  db: TenantDb,
  filter: AppointmentFilter,
  sort: AppointmentSort,
  page: PageRequest,
): Page<AppointmentRow> => ({
  items: async () => {
    const { source, sorted } = sortedSource(filter, sort);
    // Those that are alike stand by their start.
    const orderBy = (start: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
      sql`order by sorted ${sort.isDescending ? sql`desc` : sql`asc`}, ${start}, ${id}`;
    return rowsOf(
      db,
      AppointmentRow,
      sql`/* prepared selectAppointments */
      with page as materialized (
        select ${source.at}.tenant_id, ${source.id} as id, ${sorted} as sorted from ${matching(filter, source)}
        ${orderBy(sql`${source.at}.starts_at`, source.id)} ${cut(page)}
      )
      select ${COLUMNS}, ${COUNTS}
      from page join appointments a on a.tenant_id = page.tenant_id and a.id = page.id ${COUNTED_OFFERS}
      where a.tenant_id = ${TENANT} ${orderBy(sql`a.starts_at`, sql`a.id`)}`,
    );
  },
  count: () =>
    countOf(
      db,
      sql`/* prepared countAppointments */ select count(*)::int as count from ${matching(filter, sourceFor(filter))}`,
    ),
});
