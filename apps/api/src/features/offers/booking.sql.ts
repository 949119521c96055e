import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

/** The facts that decide whether somebody may be booked at all. */
export const Bookable = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userState: z.enum(USER_STATES),
  isOpen: z.boolean(),
  isDenied: z.boolean(),
});
export type Bookable = Readonly<z.output<typeof Bookable>>;

export async function selectBookable(
  db: TenantDb,
  appointmentId: string,
  userIds: readonly string[],
): Promise<readonly Bookable[]> {
  return rowsOf(
    db,
    Bookable,
    sql`/* prepared selectBookable */
    select u.id, u.first_name, u.last_name, u.state as user_state,
      t.restricted_until is null and t.anonymised_at is null as is_open,
      exists (select from invoice_recipient_denials d where d.tenant_id = ${TENANT} and d.user_id = u.id
        and d.invoice_recipient_id = a.invoice_recipient_id) as is_denied
    from appointments a
      join users u on u.tenant_id = a.tenant_id
      join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
    where a.tenant_id = ${TENANT} and a.id = ${appointmentId} and ${isOneOf('u.id', userIds)}`,
  );
}

/** A worker of the list who works elsewhere in that time, and where. */
export const Clash = z.object({
  firstName: z.string(),
  lastName: z.string(),
  description: z.string(),
  startsAt: z.date(),
});
export type Clash = Readonly<z.output<typeof Clash>>;

/** The first booking of these workers that leaves no room for the appointment. */
export async function findClash(
  db: TenantDb,
  appointmentId: string,
  userIds: readonly string[],
): Promise<Clash | undefined> {
  return rowOf(
    db,
    Clash,
    sql`/* prepared findClash */
    select u.first_name, u.last_name, b.description, b.starts_at
    from appointments a
      join offers o on o.tenant_id = a.tenant_id and ${isOneOf('o.user_id', userIds)} and o.state = 'BOOKED'
        and o.appointment_id <> a.id and o.starts_at < a.ends_at and o.ends_at > a.starts_at
      join appointments b on b.tenant_id = o.tenant_id and b.id = o.appointment_id
      join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
    where a.tenant_id = ${TENANT} and a.id = ${appointmentId}
    order by b.starts_at, u.id limit 1`,
  );
}

/** Whose offer of an appointment is so far. */
/** Those who have accepted and have not heard yet that it is full without them: from now on they have. An answer given anew is told anew. */
export async function markToldFull(
  db: TenantDb,
  appointmentIds: readonly string[],
): Promise<readonly { readonly appointmentId: string; readonly userId: string }[]> {
  return rowsOf(
    db,
    z.object({ appointmentId: z.string(), userId: z.string() }),
    sql`/* markToldFull */
    update offers set told_full_at = ${MOMENT}
    where tenant_id = ${TENANT} and appointment_id = any(${appointmentIds}::uuid[]) and state = 'ACCEPTED'
      and told_full_at is null
    returning appointment_id, user_id`,
  );
}

export async function selectWorkersIn(db: TenantDb, appointmentId: string, state: OfferState): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ userId: z.string() }),
    sql`/* selectWorkersIn */
    select user_id from offers
    where tenant_id = ${TENANT} and appointment_id = ${appointmentId} and state = ${state}
    order by user_id`,
  );
  return rows.map(({ userId }) => userId);
}
