import { sql } from 'kysely';
import type { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

export interface Denial {
  readonly id: string;
  readonly userId: string;
  readonly invoiceRecipient: InvoiceRecipientName;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly createdBy: string;
}

const DENIALS = sql`select d.id, d.user_id as "userId", d.reason, d.created_at as "createdAt",
    d.created_by_name as "createdBy",
    json_build_object('id', r.id, 'customerNumber', r.customer_number, 'name', r.name) as "invoiceRecipient"
  from invoice_recipient_denials d
    join invoice_recipients r on r.tenant_id = d.tenant_id and r.id = d.invoice_recipient_id
  where d.tenant_id = current_tenant_id()`;

/** Who does not want the worker, by name. */
export async function selectDenials(db: TenantDb, userId: string): Promise<readonly Denial[]> {
  const { rows } = await sql<Denial>`/* selectDenials */
    ${DENIALS} and d.user_id = ${userId} order by r.name collate german, d.id`.execute(db);
  return rows;
}

export async function findDenial(db: TenantDb, id: string): Promise<Denial | undefined> {
  const { rows } = await sql<Denial>`/* findDenial */ ${DENIALS} and d.id = ${id}`.execute(db);
  return rows[0];
}

/** The id, or nothing when the recipient denies the worker already. */
export async function insertDenial(
  db: TenantDb,
  actor: User,
  denial: { readonly userId: string; readonly invoiceRecipientId: string; readonly reason: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`/* insertDenial */
    insert into invoice_recipient_denials
      (tenant_id, user_id, invoice_recipient_id, reason, created_by, created_by_name)
    values (current_tenant_id(), ${denial.userId}, ${denial.invoiceRecipientId}, ${denial.reason}, ${actor.userId},
      ${nameOf(actor)})
    on conflict on constraint one_denial_a_pair do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

export async function deleteDenialRow(db: TenantDb, id: string): Promise<boolean> {
  const { rows } = await sql`/* deleteDenial */
    delete from invoice_recipient_denials where tenant_id = current_tenant_id() and id = ${id} returning id`.execute(
    db,
  );
  return rows.length > 0;
}
