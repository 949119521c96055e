import { VAT_CHECK_OUTCOMES } from '@gastspiel/domain/vat-numbers/vat-check.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const RecipientRow = z.object({
  id: z.string(),
  name: z.string(),
  customerNumber: z.string(),
  countryCode: z.string(),
  vatNumber: z.string().nullable(),
  vatCheck: z
    .enum(VAT_CHECK_OUTCOMES)
    .nullable()
    .transform((outcome) => outcome ?? undefined),
  hasAddress: z.boolean(),
  hasAddressee: z.boolean(),
});
export type RecipientRow = Readonly<z.output<typeof RecipientRow>>;

/** Whether there is somebody to mail to; the recipient's row goes by this name. */
export const hasAddressee = (row: string) => {
  const r = sql.raw(row);
  return sql`(${r}.contact_email is not null or exists (select from invoice_recipient_contact_persons p
    where p.tenant_id = ${r}.tenant_id and p.invoice_recipient_id = ${r}.id and p.receives_invoices))`;
};

/** The facts that a run has to know of those who pay, all in one statement. */
export const selectBilledRecipients = (db: TenantDb, ids: readonly string[]): Promise<RecipientRow[]> =>
  rowsOf(
    db,
    RecipientRow,
    sql`/* selectBilledRecipients */
    select r.id, r.name, r.customer_number, r.country_code, r.vat_number,
      -- A no stands until there is a yes, though the register was silent since.
      coalesce((select nullif(c.outcome, 'VALID') from vat_checks c where c.tenant_id = ${TENANT}
          and c.vat_number = r.vat_number and c.outcome <> 'NOT_CHECKED' order by c.checked_at desc, c.id limit 1),
        (select c.outcome from vat_checks c where c.tenant_id = ${TENANT} and c.vat_number = r.vat_number
          order by c.checked_at desc, c.id limit 1)) as vat_check,
      btrim(r.street_name_and_number) <> '' and btrim(r.postal_code) <> '' and btrim(r.location) <> '' as has_address,
      ${hasAddressee('r')} as has_addressee
    from invoice_recipients r where r.tenant_id = ${TENANT} and r.id = any(${ids}::uuid[])
    order by r.customer_number collate german, r.id`,
  );
