import type { Period } from '@gastspiel/domain/offers/availability.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

/** What a worker is booked for or has accepted. */
export interface Commitment extends Period {
  readonly userId: string;
  readonly appointmentId: string;
  readonly description: string;
  readonly state: Extract<OfferState, 'BOOKED' | 'ACCEPTED'>;
}

/** Of these workers around a span, for the hours of the week, the law on working time and what speaks against a shift. */
export async function selectCommitments(
  db: TenantDb,
  userIds: readonly string[],
  { start, end }: Period,
): Promise<ReadonlyMap<string, readonly Commitment[]>> {
  const { rows } = await sql<Commitment>`/* selectCommitments */
    select o.user_id as "userId", o.appointment_id as "appointmentId", a.description, o.state, o.starts_at as start,
      o.ends_at as "end"
    from offers o join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    where o.tenant_id = current_tenant_id() and o.user_id = any(${userIds}::uuid[]) and o.state in ('BOOKED', 'ACCEPTED')
      and o.starts_at < ${end} and o.ends_at > ${start}
    order by o.starts_at, o.id`.execute(db);
  return Map.groupBy(rows, ({ userId }) => userId);
}
