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
      coalesce(sum(greatest(f.desired_target_users - coalesce(f.coming, 0), 0)), 0)::int as "freePlaces"
    from (select a.desired_target_users, counts.booked - counts.prevented as coming
      from ${matching(filter, true)}) f`,
  );
  return summary ?? { count: 0, freePlaces: 0 };
}

/** The page is cut before its offers are counted. */
export const selectAppointments = (
  db: TenantDb,
  filter: AppointmentFilter,
  { number, size }: PageRequest,
): Page<AppointmentRow> => ({
  items: async () => {
    return rowsOf(
      db,
      AppointmentRow,
      sql`/* prepared selectAppointments */
      with page as (
        select a.tenant_id, a.id from ${matching(filter)} order by a.starts_at, a.id limit ${size} offset ${number * size}
      )
      select ${COLUMNS}, ${COUNTS}
      from page join appointments a on a.tenant_id = page.tenant_id and a.id = page.id ${COUNTED_OFFERS}
      where a.tenant_id = current_tenant_id() order by a.starts_at, a.id`,
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
