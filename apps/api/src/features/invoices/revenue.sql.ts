import { defineStandings } from '#platform/database/standings.ts';

/**
 * The sum of an invoice by kind of work, which statistics go by: counted when one is sent, and when it is cancelled. Nothing else
 * changes it, because their lines are frozen meanwhile; and whoever sends or cancels one holds it.
 */
export const revenue = defineStandings({
  table: 'revenue',
  counted: 'counted_revenue',
  of: 'invoice_id',
  by: ['appointment_type_id'],
  columns: ['issue_date', 'invoice_recipient_id', 'net_in_cents'],
});
