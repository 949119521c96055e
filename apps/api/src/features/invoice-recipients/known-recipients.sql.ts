import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

const KnownRecipient = z.object({
  id: z.string(),
  customerNumber: z.string(),
  vatNumber: z.string().nullable(),
  contactEmail: z.string().nullable(),
});
type Signs = Omit<z.output<typeof KnownRecipient>, 'id'>;

/** The customers to whom any of these signs points. */
export async function selectKnownRecipients(db: TenantDb, signs: readonly Signs[]) {
  const numbers = signs.map(({ customerNumber }) => customerNumber.toLowerCase());
  const vatNumbers = signs.flatMap(({ vatNumber }) => vatNumber ?? []);
  const emails = signs.flatMap(({ contactEmail }) => contactEmail?.toLowerCase() ?? []);
  return rowsOf(
    db,
    KnownRecipient,
    sql`/* selectKnownRecipients */
    select id, customer_number, vat_number, contact_email from invoice_recipients
    where tenant_id = ${TENANT} and (lower(customer_number) = any(${numbers}::text[])
      or vat_number = any(${vatNumbers}::text[]) or lower(contact_email) = any(${emails}::text[]))`,
  );
}

/** The version, or nothing when there is none: nobody saves the customer until the transaction ends. */
export async function lockRecipientForUpdate(db: TenantDb, id: string): Promise<number | undefined> {
  const row = await rowOf(
    db,
    z.object({ version: z.int() }),
    sql`/* lockRecipientForUpdate */
    select version from invoice_recipients where tenant_id = ${TENANT} and id = ${id} for update`,
  );
  return row?.version;
}
