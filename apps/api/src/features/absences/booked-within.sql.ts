import type { AbsencePeriod } from '@gastspiel/domain/absences/absence-period.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const BookedWithin = z.object({
  appointmentId: z.string(),
  description: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
});
export type BookedWithin = Readonly<z.output<typeof BookedWithin>>;

/** The appointments that a worker is booked for in a span and that are not over yet. */
export async function selectBookedWithin(
  db: TenantDb,
  userId: string,
  { startsAt, endsAt }: Pick<AbsencePeriod, 'startsAt' | 'endsAt'>,
): Promise<readonly BookedWithin[]> {
  return rowsOf(
    db,
    BookedWithin,
    sql`/* selectBookedWithin */
    select o.appointment_id, a.description, o.starts_at, o.ends_at
    from offers o join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    where o.tenant_id = ${TENANT} and o.user_id = ${userId} and o.state = 'BOOKED'
      and o.starts_at < ${endsAt} and o.ends_at > ${startsAt} and o.ends_at > ${MOMENT}
    order by o.starts_at, o.id`,
  );
}
