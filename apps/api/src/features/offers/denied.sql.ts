import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

export async function isDenied(db: TenantDb, userId: string, invoiceRecipientId: string | null): Promise<boolean> {
  if (invoiceRecipientId === null) return false;
  const { rows } = await sql`/* isDenied */
    select 1 from invoice_recipient_denials where tenant_id = current_tenant_id() and user_id = ${userId}
      and invoice_recipient_id = ${invoiceRecipientId}`.execute(db);
  return rows.length > 0;
}
