import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The appointments that a worker is booked for in a span and that are not over yet. */
export async function selectBookedWithin(
  db: TenantDb,
  userId: string,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ appointmentId: z.string() }),
    sql`/* selectBookedWithin */
    select appointment_id as "appointmentId" from offers
    where tenant_id = current_tenant_id() and user_id = ${userId} and state = 'BOOKED'
      and starts_at < ${endsAt} and ends_at > ${startsAt} and ends_at > now()
    order by starts_at, id`,
  );
  return rows.map((row) => row.appointmentId);
}
