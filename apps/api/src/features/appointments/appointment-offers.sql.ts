import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

/** Who has an offer of the appointment, by how far it is. */
export async function selectOffered(
  db: TenantDb,
  appointmentId: string,
): Promise<readonly { readonly userId: string; readonly state: OfferState }[]> {
  const { rows } = await sql<{ userId: string; state: OfferState }>`/* selectOffered */
    select user_id as "userId", state from offers
    where tenant_id = current_tenant_id() and appointment_id = ${appointmentId} order by user_id`.execute(db);
  return rows;
}

/** Who is booked here and elsewhere in a new time. */
export async function selectClashing(
  db: TenantDb,
  appointmentId: string,
  { startDateTime, endDateTime }: { readonly startDateTime: Date; readonly endDateTime: Date },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`/* selectClashing */
    select distinct u.first_name || ' ' || u.last_name as name
    from offers here
      join offers there on there.tenant_id = here.tenant_id and there.user_id = here.user_id and there.id <> here.id
        and there.state = 'BOOKED' and there.starts_at < ${endDateTime} and there.ends_at > ${startDateTime}
      join users u on u.tenant_id = here.tenant_id and u.id = here.user_id
    where here.tenant_id = current_tenant_id() and here.appointment_id = ${appointmentId} and here.state = 'BOOKED'
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whoever has accepted is asked again. Answers whom. */
export async function askAcceptedAgain(db: TenantDb, appointmentId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`/* askAcceptedAgain */
    update offers set state = 'CONTACTED', state_changed_at = now(), version = version + 1
    where tenant_id = current_tenant_id() and appointment_id = ${appointmentId} and state = 'ACCEPTED'
    returning user_id as "userId"`.execute(db);
  return rows.map(({ userId }) => userId);
}
