import { sql } from 'kysely';
import { z } from 'zod';
import { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, idOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

export const Denial = z.object({
  id: z.string(),
  userId: z.string(),
  invoiceRecipient: InvoiceRecipientName,
  reason: z.string().nullable(),
  createdAt: z.date(),
  createdBy: z.string(),
});
export type Denial = Readonly<z.output<typeof Denial>>;

const DENIALS = sql`select d.id, d.user_id, d.reason, d.created_at, d.created_by_name as created_by,
    json_build_object('id', r.id, 'customerNumber', r.customer_number, 'name', r.name) as invoice_recipient
  from invoice_recipient_denials d
    join invoice_recipients r on r.tenant_id = d.tenant_id and r.id = d.invoice_recipient_id
  where d.tenant_id = ${TENANT}`;

/** Who does not want the worker, by name. */
export async function selectDenials(db: TenantDb, userId: string): Promise<readonly Denial[]> {
  return rowsOf(
    db,
    Denial,
    sql`/* selectDenials */
    ${DENIALS} and d.user_id = ${userId} order by r.name collate german, d.id`,
  );
}

export async function findDenial(db: TenantDb, id: string): Promise<Denial | undefined> {
  return rowOf(db, Denial, sql`/* findDenial */ ${DENIALS} and d.id = ${id}`);
}

/** The id, or nothing when the recipient denies the worker already. */
export async function insertDenial(
  db: TenantDb,
  actor: User,
  denial: { readonly userId: string; readonly invoiceRecipientId: string; readonly reason: string | null },
): Promise<string | undefined> {
  return idOf(
    db,
    sql`/* insertDenial */
    insert into invoice_recipient_denials
      (tenant_id, user_id, invoice_recipient_id, reason, created_by, created_by_name)
    values (${TENANT}, ${denial.userId}, ${denial.invoiceRecipientId}, ${denial.reason}, ${actor.userId},
      ${nameOf(actor)})
    on conflict on constraint one_denial_a_pair do nothing
    returning id`,
  );
}

export async function deleteDenialRow(db: TenantDb, id: string): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* deleteDenial */
    delete from invoice_recipient_denials where tenant_id = ${TENANT} and id = ${id} returning id`,
    )) > 0
  );
}
