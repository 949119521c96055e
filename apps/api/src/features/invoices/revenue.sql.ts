import type { TenantDb } from '#platform/database/database.ts';
import { defineStandings } from '#platform/database/standings.ts';

// Counted when an invoice is sent and when it is cancelled. Nothing else changes them: its lines and the hours of its blocks are frozen
// meanwhile, and whoever sends or cancels one holds it.

/** The sum of an invoice by kind of work, which statistics go by. */
export const revenue = defineStandings({
  table: 'revenue',
  counted: 'counted_revenue',
  of: 'invoice_id',
  by: ['appointment_type_id'],
  columns: ['issue_date', 'invoice_recipient_id', 'net_in_cents'],
});

/** The same by worker. */
export const earnings = defineStandings({
  table: 'earnings',
  counted: 'counted_earnings',
  of: 'invoice_id',
  by: ['appointment_type_id', 'user_id'],
  columns: ['issue_date', 'invoice_recipient_id', 'net_in_cents'],
});

/** For whoever sends or cancels an invoice. */
export function renewRevenue(db: TenantDb, invoiceId: string): void {
  revenue.renew(db, [invoiceId]);
  earnings.renew(db, [invoiceId]);
}
