import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

/** The appointments that a worker is booked for in a span and that are not over yet. */
export async function selectBookedWithin(
  db: TenantDb,
  userId: string,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<string[]> {
  const { rows } = await sql<{ appointmentId: string }>`/* selectBookedWithin */
    select appointment_id as "appointmentId" from offers
    where tenant_id = current_tenant_id() and user_id = ${userId} and state = 'BOOKED'
      and starts_at < ${endsAt} and ends_at > ${startsAt} and ends_at > now()
    order by starts_at, id`.execute(db);
  return rows.map((row) => row.appointmentId);
}
