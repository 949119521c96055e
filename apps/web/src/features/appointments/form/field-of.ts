import { APPOINTMENT_PARTS, type Part } from '@gastspiel/domain/appointments/appointment-parts.ts';

/** Where a part of an appointment stands in the form, and how its field is called. */
export function fieldOf(part: Exclude<Part, 'day' | 'times' | 'address'>) {
  const { path: name, label } = APPOINTMENT_PARTS[part];
  return { name, label };
}
