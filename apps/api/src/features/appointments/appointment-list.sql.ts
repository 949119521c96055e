import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { AppointmentFilter } from '#features/appointments/appointment-filter.ts';
import { AppointmentRow } from '#features/appointments/appointment-row.ts';
import { COLUMNS, COUNTED_OFFERS, COUNTS, LONGEST_APPOINTMENT } from '#features/appointments/appointments.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** By overlap: what began before the span and still lasts belongs to it. Nothing lasts longer than the bound looks back. */
function matching(filter: AppointmentFilter, countsOffers = filter.isNotFullyBooked): RawBuilder<unknown> {
  const { from, to, typeIds, poolIds, invoiceRecipientId, isNotFullyBooked } = filter;
  return sql`appointments a ${countsOffers ? COUNTED_OFFERS : sql``}
    where a.tenant_id = current_tenant_id()
      ${from ? sql`and a.ends_at > ${from} and a.starts_at > ${from}::timestamptz - ${LONGEST_APPOINTMENT}` : sql``}
      ${to ? sql`and a.starts_at < ${to}` : sql``}
      ${typeIds?.length ? sql`and a.appointment_type_id = any(${typeIds}::uuid[])` : sql``}
      ${poolIds?.length ? sql`and a.pool_id = any(${poolIds}::uuid[])` : sql``}
      ${invoiceRecipientId ? sql`and a.invoice_recipient_id = ${invoiceRecipientId}` : sql``}
      ${isNotFullyBooked ? sql`and coalesce(counts.booked - counts.prevented, 0) < a.desired_target_users` : sql``}
      and ${matchesSearch('a.search_key', filter.text)}`;
}

const Summary = z.object({ count: z.int(), freePlaces: z.int() });
export type AppointmentSummary = Readonly<z.output<typeof Summary>>;

/** How many there are, and how many people are still wanted in them. */
export async function summariseAppointments(db: TenantDb, filter: AppointmentFilter): Promise<AppointmentSummary> {
  const summary = await rowOf(
    db,
    Summary,
    sql`/* prepared summariseAppointments */
    select count(*)::int as count,
      coalesce(sum(greatest(f.desired_target_users - coalesce(f.coming, 0), 0)), 0)::int as free_places
    from (select a.desired_target_users, counts.booked - counts.prevented as coming
      from ${matching(filter, true)}) f`,
  );
  return summary ?? { count: 0, freePlaces: 0 };
}

export const APPOINTMENT_SORT_KEYS = ['START', 'DESCRIPTION', 'CUSTOMER', 'TYPE', 'POOL', 'FILL'] as const;
export interface AppointmentSort {
  readonly key: (typeof APPOINTMENT_SORT_KEYS)[number];
  readonly isDescending: boolean;
}

const nameIn = (table: string, id: string) =>
  sql`(select n.description from ${sql.table(table)} n where n.tenant_id = a.tenant_id and n.id = ${sql.ref(id)}) collate german`;
const ORDERS: Readonly<Record<AppointmentSort['key'], RawBuilder<unknown>>> = {
  START: sql`a.starts_at`,
  DESCRIPTION: sql`a.description collate german`,
  CUSTOMER: sql`a.customer collate german`,
  TYPE: nameIn('appointment_types', 'a.appointment_type_id'),
  POOL: nameIn('target_user_pools', 'a.pool_id'),
  // The share of the wanted who come, as it is shown: 9 of 12 is fuller than 0 of 1.
  FILL: sql`coalesce(counts.booked - counts.prevented, 0)::float / a.desired_target_users`,
};

/** The page is cut before its offers are counted, unless it is sorted by them. */
export const selectAppointments = (
  db: TenantDb,
  filter: AppointmentFilter,
  sort: AppointmentSort,
  { number, size }: PageRequest,
): Page<AppointmentRow> => ({
  items: async () => {
    // Those that are alike stand by their start.
    const order = sql`sorted ${sort.isDescending ? sql`desc` : sql`asc`}, a.starts_at, a.id`;
    return rowsOf(
      db,
      AppointmentRow,
      sql`/* prepared selectAppointments */
      with page as materialized (
        select a.tenant_id, a.id, ${ORDERS[sort.key]} as sorted
        from ${matching(filter, filter.isNotFullyBooked || sort.key === 'FILL')}
        order by ${order} limit ${size} offset ${number * size}
      )
      select ${COLUMNS}, ${COUNTS}
      from page join appointments a on a.tenant_id = page.tenant_id and a.id = page.id ${COUNTED_OFFERS}
      where a.tenant_id = current_tenant_id() order by ${order}`,
    );
  },
  count: async () => {
    return countOf(
      db,
      sql`/* prepared countAppointments */
      select count(*)::int as count from ${matching(filter)}`,
    );
  },
});
