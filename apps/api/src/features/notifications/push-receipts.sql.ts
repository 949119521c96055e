import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

/** A device of the worker has shown news of the appointment. False where nobody of that id is left. */
export async function storeReceipt(db: TenantDb, userId: string, appointmentId: string, now: Date): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ id: z.string() }),
    sql`/* storeReceipt */
    insert into push_receipts (tenant_id, user_id, appointment_id, received_at)
    select u.tenant_id, u.id, ${appointmentId}, ${now} from users u
    where u.tenant_id = ${TENANT} and u.id = ${userId}
    on conflict (tenant_id, user_id, appointment_id) do update set received_at = excluded.received_at
    returning user_id as id`,
  );
  return row !== undefined;
}

/** Whether a device has shown what was told at that time, or something newer of the same appointment. */
export async function wasReceived(db: TenantDb, userId: string, appointmentId: string, toldAt: Date): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ at: z.date() }),
    sql`/* wasReceived */
    select received_at as at from push_receipts where tenant_id = ${TENANT} and user_id = ${userId}
      and appointment_id = ${appointmentId} and received_at >= ${toldAt}`,
  );
  return row !== undefined;
}
