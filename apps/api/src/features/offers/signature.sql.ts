import { sql } from 'kysely';
import { z } from 'zod';
import { jsonInstant } from '#platform/database/rows.ts';

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
export const SIGNATURE = sql`'id', a.id, 'description', a.description, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
  'typeDescription', y.description, 'customer', a.customer, 'venue', a.venue`;
export const APPOINTMENTS = sql`appointments a
  join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id`;
