import type { DayBefore, RemindedState } from '@gastspiel/domain/offers/reminders.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowsOf } from '#platform/database/rows.ts';

const Reminded = z.object({ userId: z.string(), appointmentId: z.string() });

/** Held in the order of their ids, and looked at again once they are held: two who remind at once remind once. */
const remind = (db: TenantDb, which: RawBuilder<unknown>, now: Date) =>
  rowsOf(
    db,
    Reminded,
    sql`/* remindOffers */
    update offers set reminded_at = ${now}
    where tenant_id = ${TENANT} and id in (
      select o.id from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id and u.state = 'ACTIVE'
      where o.tenant_id = ${TENANT} and ${which} order by o.id for no key update of o)
    returning user_id, appointment_id`,
  );

/** A booking waits for nothing once its worker has said that they come, or that they can not. */
const UNCONFIRMED = sql`o.confirmed_at is null and o.prevented_at is null`;

/** Those of an appointment who have not answered or not said that they come, and were not reminded since. */
export const remindOffersOf = (
  db: TenantDb,
  { appointmentId, state }: { readonly appointmentId: string; readonly state: RemindedState },
  remindedBefore: Date,
  now: Date,
) =>
  remind(
    db,
    sql`o.appointment_id = ${appointmentId} and o.state = ${state} and ${UNCONFIRMED}
      and (o.reminded_at is null or o.reminded_at <= ${remindedBefore})`,
    now,
  );

/** Those who are booked for tomorrow. */
export const remindBookedOf = (db: TenantDb, { from, to, bookedBefore, remindedBefore }: DayBefore, now: Date) =>
  remind(
    db,
    sql`o.state = 'BOOKED' and o.starts_at >= ${from} and o.starts_at < ${to} and ${UNCONFIRMED}
      and o.state_changed_at < ${bookedBefore} and (o.reminded_at is null or o.reminded_at < ${remindedBefore})`,
    now,
  );

/** False when it was so already. */
export const markConfirmed = async (db: TenantDb, id: string, now: Date): Promise<boolean> =>
  (await affectedBy(
    db,
    sql`/* markConfirmed */
    update offers set confirmed_at = ${now}
    where tenant_id = ${TENANT} and id = ${id} and state = 'BOOKED' and confirmed_at is null returning id`,
  )) > 0;
