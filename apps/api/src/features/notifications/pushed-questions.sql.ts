import { sql } from 'kysely';
import { z } from 'zod';
import { Device, HASH } from '#features/notifications/devices.sql.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowsOf } from '#platform/database/rows.ts';

/**
 * A device is about to show an offer that can be answered. False when that is over. The offer is held meanwhile: whoever answers or withdraws
 * it comes after, and then knows of the device.
 */
export async function rememberQuestion(db: TenantDb, offerId: string, token: string): Promise<boolean> {
  await sql`/* forgetOldQuestions */
    delete from pushed_questions
    where tenant_id = ${TENANT} and token = ${token} and asked_at < ${MOMENT} - interval '60 days'`.execute(db);
  const asked = await affectedBy(
    db,
    sql`/* rememberQuestion */
    insert into pushed_questions (tenant_id, token, appointment_id)
    select o.tenant_id, ${token}, o.appointment_id from offers o
    where o.tenant_id = ${TENANT} and o.id = ${offerId} and o.state = 'CONTACTED'
    for share
    on conflict (tenant_id, token, appointment_id) do update set asked_at = ${MOMENT}
    returning token`,
  );
  return asked > 0;
}

/** A worker and the appointment that a device may ask them about. */
interface Asked {
  readonly appointmentId: string;
  readonly userId: string;
}

const AskingDevice = Device.extend({ appointmentId: z.string() });
type AskingDevice = Readonly<z.output<typeof AskingDevice>>;

const pairsOf = (asked: readonly Asked[]) => sql`unnest(${asked.map((one) => one.appointmentId)}::uuid[],
  ${asked.map((one) => one.userId)}::uuid[]) asked (appointment_id, user_id)`;

/** The devices of these people that ask about the appointment. */
export const selectAskingDevices = (db: TenantDb, asked: readonly Asked[]): Promise<readonly AskingDevice[]> =>
  rowsOf(
    db,
    AskingDevice,
    sql`/* selectAskingDevices */
    select p.user_id, q.appointment_id, ${HASH} as device
    from ${pairsOf(asked)}
      join pushed_questions q on q.tenant_id = ${TENANT} and q.appointment_id = asked.appointment_id
      join push_tokens p on p.tenant_id = q.tenant_id and p.token = q.token and p.user_id = asked.user_id
    where q.tenant_id = ${TENANT}
    order by q.appointment_id, p.user_id, p.token`,
  );

/** The same, and from now on they do not ask any more: so each question is settled once, whatever else happens to the offer. */
export const settleAskingDevices = (db: TenantDb, asked: readonly Asked[]): Promise<readonly AskingDevice[]> =>
  rowsOf(
    db,
    AskingDevice,
    sql`/* settleAskingDevices */
    delete from pushed_questions q using push_tokens p, ${pairsOf(asked)}
    where q.tenant_id = ${TENANT} and q.appointment_id = asked.appointment_id
      and p.tenant_id = q.tenant_id and p.token = q.token and p.user_id = asked.user_id
    returning p.user_id, q.appointment_id, ${HASH} as device`,
  );
