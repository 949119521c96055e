import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import { members } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { jsonInstant, rowOf } from '#platform/database/rows.ts';

/** An appointment in the few words in which others speak of it. */
export const AppointmentSignature = z.object({
  id: z.string(),
  description: z.string(),
  startsAt: jsonInstant,
  endsAt: jsonInstant,
  typeDescription: z.string(),
  customer: z.string(),
  venue: z.string(),
});
export type AppointmentSignature = Readonly<z.output<typeof AppointmentSignature>>;

/** `a` is the appointment. */
export const SIGNATURE = members(AppointmentSignature, 'a', { typeDescription: sql`y.description` });
export const APPOINTMENTS = sql`appointments a
  join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id`;

export async function loadSignature(db: TenantDb, appointmentId: string): Promise<AppointmentSignature> {
  const row = await rowOf(
    db,
    z.object({ signature: AppointmentSignature }),
    sql`/* loadSignature */
    select json_build_object(${SIGNATURE}) as signature
    from ${APPOINTMENTS} where a.tenant_id = ${TENANT} and a.id = ${appointmentId}`,
  );
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row.signature;
}
