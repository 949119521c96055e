import { TAX_TREATMENTS } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { InvoicePaperData, InvoiceRow, LineRow } from '#features/invoices/invoice-row.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Recipient = InvoicePaperData.shape.recipient.omit({
  contactEmail: true,
  phoneNumber: true,
  companyRegistrationNumber: true,
});
const HeldDraft = InvoiceRow.pick({
  id: true,
  recipientId: true,
  issueDate: true,
  dueDate: true,
  language: true,
}).extend({
  taxTreatment: z.enum(TAX_TREATMENTS),
  recipient: Recipient,
  recipientNow: Recipient,
  blockIds: z.array(z.string()),
  lines: z.array(
    LineRow.pick({
      kind: true,
      blockId: true,
      appointmentTypeId: true,
      typeDescription: true,
      day: true,
      description: true,
      proposal: true,
    }).extend({ price: z.string().transform(BigInt) }),
  ),
});
export type HeldDraft = Readonly<z.output<typeof HeldDraft>>;

/** Answers those that were neither sent nor cancelled, each with what it says of its recipient and what is true of them now. */
export const selectHeldDrafts = (db: TenantDb, ids: readonly string[]): Promise<HeldDraft[]> =>
  rowsOf(
    db,
    HeldDraft,
    sql`/* selectHeldDrafts */
    select i.id, i.invoice_recipient_id as recipient_id, i.issue_date::text as issue_date, i.due_date::text as due_date, i.language, i.tax_treatment,
      i.paper -> 'recipient' as recipient,
      json_build_object('name', r.name, 'customerNumber', r.customer_number, 'vatNumber', r.vat_number,
        'orderReference', r.order_reference, 'supplierNumber', r.supplier_number, 'address', json_build_object(
          'streetNameAndNumber', r.street_name_and_number, 'postalCode', r.postal_code, 'location', r.location,
          'countryCode', r.country_code)) as recipient_now,
      array(select b.appointment_id from invoice_blocks b
        where b.tenant_id = ${TENANT} and b.invoice_id = i.id and b.is_live) as block_ids,
      -- Prices as text: JSON's numbers are floats.
      coalesce((select json_agg(json_build_object('kind', l.kind, 'blockId', l.appointment_id, 'appointmentTypeId', l.appointment_type_id,
          'typeDescription', l.type_description, 'day', l.day::text, 'description', l.description,
          'proposal', l.proposal, 'price', l.price_in_cents::text) order by l.position)
        from invoice_lines l where l.tenant_id = ${TENANT} and l.invoice_id = i.id), '[]') as lines
    from invoices i join invoice_recipients r on r.tenant_id = i.tenant_id and r.id = i.invoice_recipient_id
    where i.tenant_id = ${TENANT} and i.id = any(${ids}::uuid[]) and i.sent_at is null
      and i.cancelled_at is null and i.cancels_invoice_id is null
    order by i.year, i.position`,
  );
