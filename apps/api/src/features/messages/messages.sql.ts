import { AUDIENCES, type Audience, audiencesOf } from '@gastspiel/domain/messages/message-audience.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertedId, rowOf, rowsOf } from '#platform/database/rows.ts';

/** More nobody looks through; older ones are of no use on the day. */
export const MOST_MESSAGES = 50;

export const Message = z.object({
  id: z.string(),
  audience: z.enum(AUDIENCES),
  text: z.string(),
  sentAt: z.date(),
  sentByName: z.string(),
  recipients: z.int(),
});
export type Message = Readonly<z.output<typeof Message>>;

const COLUMNS = columns(Message, 'appointment_messages');

/** Who belongs to it now, as far as they can be told anything. */
export async function selectAddressed(db: TenantDb, appointmentId: string, states: readonly OfferState[]) {
  const rows = await rowsOf(
    db,
    z.object({ userId: z.string() }),
    sql`/* selectAddressed */
    select o.user_id from offers o
      join users u on u.tenant_id = o.tenant_id and u.id = o.user_id and u.state = 'ACTIVE'
    where o.tenant_id = ${TENANT} and o.appointment_id = ${appointmentId} and o.state = any(${states})
    order by o.user_id`,
  );
  return rows.map(({ userId }) => userId);
}

export const insertMessage = (
  db: TenantDb,
  appointmentId: string,
  { audience, text, sentAt, sentByName, recipients }: Omit<Message, 'id'>,
): Promise<string> =>
  insertedId(
    db,
    sql`/* insertMessage */
    insert into appointment_messages (tenant_id, appointment_id, audience, text, sent_at, sent_by_name, recipients)
    values (${TENANT}, ${appointmentId}, ${audience}, ${text}, ${sentAt}, ${sentByName}, ${recipients})
    returning id`,
  );

export const findMessage = (db: TenantDb, id: string): Promise<Message | undefined> =>
  rowOf(
    db,
    Message,
    sql`/* findMessage */
    select ${COLUMNS} from appointment_messages where tenant_id = ${TENANT} and id = ${id}`,
  );

/** The newest first. */
export const selectMessages = (
  db: TenantDb,
  appointmentId: string,
  audiences: readonly Audience[],
): Promise<readonly Message[]> =>
  rowsOf(
    db,
    Message,
    sql`/* selectMessages */
    select ${COLUMNS} from appointment_messages
    where tenant_id = ${TENANT} and appointment_id = ${appointmentId} and audience = any(${audiences})
    order by sent_at desc, id limit ${MOST_MESSAGES}`,
  );

/** The messages that somebody with such an offer can read: their state now counts, whenever it was written. */
export const selectMessagesFor = (db: TenantDb, appointmentId: string, state: OfferState) =>
  selectMessages(db, appointmentId, audiencesOf(state));
