import { OFFER_STATES, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** Who has an offer of the appointment, by how far it is. */
export async function selectOffered(
  db: TenantDb,
  appointmentId: string,
): Promise<readonly { readonly userId: string; readonly state: OfferState }[]> {
  return rowsOf(
    db,
    z.object({ userId: z.string(), state: z.enum(OFFER_STATES) }),
    sql`/* selectOffered */
    select user_id as "userId", state from offers
    where tenant_id = current_tenant_id() and appointment_id = ${appointmentId} order by user_id`,
  );
}

/** Who is booked here and elsewhere in a new time. */
export async function selectClashing(
  db: TenantDb,
  appointmentId: string,
  { startDateTime, endDateTime }: { readonly startDateTime: Date; readonly endDateTime: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`/* selectClashing */
    select distinct u.first_name || ' ' || u.last_name as name
    from offers here
      join offers there on there.tenant_id = here.tenant_id and there.user_id = here.user_id and there.id <> here.id
        and there.state = 'BOOKED' and there.starts_at < ${endDateTime} and there.ends_at > ${startDateTime}
      join users u on u.tenant_id = here.tenant_id and u.id = here.user_id
    where here.tenant_id = current_tenant_id() and here.appointment_id = ${appointmentId} and here.state = 'BOOKED'
    order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Who is booked here and away in a new time. */
export async function selectAbsentAt(
  db: TenantDb,
  appointmentId: string,
  { startDateTime, endDateTime }: { readonly startDateTime: Date; readonly endDateTime: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`/* selectAbsentAt */
    select u.first_name || ' ' || u.last_name as name
    from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
    where o.tenant_id = current_tenant_id() and o.appointment_id = ${appointmentId} and o.state = 'BOOKED'
      and exists (select from absences b where b.tenant_id = o.tenant_id and b.user_id = o.user_id
        and b.starts_at < ${endDateTime} and b.ends_at > ${startDateTime})
    order by u.last_name collate german, u.first_name collate german, u.id`,
  );
  return rows.map(({ name }) => name);
}
