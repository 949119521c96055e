import type { Period } from '@gastspiel/domain/time/period.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** A shift that a worker is booked for or has accepted. */
export const Commitment = z.object({
  start: z.date(),
  end: z.date(),
  userId: z.string(),
  appointmentId: z.string(),
  description: z.string(),
  state: z.enum(['BOOKED', 'ACCEPTED']),
});
export type Commitment = Readonly<z.output<typeof Commitment>>;

/**
 * The commitments of these workers around a span: for the hours of the week, the law on working time and the obstacles to a
 * shift.
 */
export async function selectCommitments(
  db: TenantDb,
  userIds: readonly string[],
  { start, end }: Period,
): Promise<ReadonlyMap<string, readonly Commitment[]>> {
  const rows = await rowsOf(
    db,
    Commitment,
    sql`/* selectCommitments */
    select o.user_id, o.appointment_id, a.description, o.state, o.starts_at as start, o.ends_at as "end"
    from offers o join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    where o.tenant_id = ${TENANT} and o.user_id = any(${userIds}::uuid[]) and o.state in ('BOOKED', 'ACCEPTED')
      and o.starts_at < ${end} and o.ends_at > ${start}
    order by o.starts_at, o.id`,
  );
  return Map.groupBy(rows, ({ userId }) => userId);
}
