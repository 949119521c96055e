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

export const renewStandings = appointmentStandings.renew;
