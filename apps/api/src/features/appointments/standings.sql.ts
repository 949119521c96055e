import type { TenantDb } from '#platform/database/database.ts';
import { defineStandings } from '#platform/database/standings.ts';

/** Lists and sums ask these of many appointments. */
export const appointmentStandings = defineStandings({
  table: 'appointment_standings',
  counted: 'counted_standings',
  of: 'appointment_id',
  columns: [
    'starts_at',
    'ends_at',
    'invoice_recipient_id',
    'appointment_type_id',
    'wanted',
    'booked',
    'coming',
    'not_come',
    'is_block',
    'is_sent',
    'needs_resending',
    'is_recorded',
  ],
  held: 'appointment_standings',
});

/** Recorded work by appointment and day, for statistics. */
export const workedDays = defineStandings({
  table: 'worked_days',
  counted: 'counted_worked_days',
  of: 'appointment_id',
  by: ['day'],
  columns: ['invoice_recipient_id', 'appointment_type_id', 'work_minutes', 'break_minutes', 'travel_minutes'],
  held: 'appointment_standings',
});

/** For whoever changes an appointment or its hours; offers and papers stand in the first alone. */
export function renewStandings(db: TenantDb, ids: readonly string[]): void {
  appointmentStandings.renew(db, ids);
  workedDays.renew(db, ids);
}
