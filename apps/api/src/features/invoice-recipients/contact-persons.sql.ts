import type { InvoiceRecipientValues } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import type { TenantDb } from '#platform/database/database.ts';

export type ContactPerson = InvoiceRecipientValues['contactPersons'][number];

export function selectContactPersons(db: TenantDb, tenantId: string, recipientId: string): Promise<ContactPerson[]> {
  return db
    .selectFrom('invoice_recipient_contact_persons')
    .select([
      'name',
      'contact_email as contactEmail',
      'phone_number as phoneNumber',
      'role',
      'receives_invoices as receivesInvoices',
      'receives_printouts as receivesPrintouts',
    ])
    .where('tenant_id', '=', tenantId)
    .where('invoice_recipient_id', '=', recipientId)
    .orderBy('position')
    .execute();
}

/** Nothing points at a contact person, so all are written anew, in their order. */
export async function replaceContactPersons(
  db: TenantDb,
  tenantId: string,
  recipientId: string,
  persons: readonly ContactPerson[],
): Promise<void> {
  await db
    .deleteFrom('invoice_recipient_contact_persons')
    .where('tenant_id', '=', tenantId)
    .where('invoice_recipient_id', '=', recipientId)
    .execute();
  if (persons.length === 0) return;
  const rows = persons.map((person, position) => ({
    tenant_id: tenantId,
    invoice_recipient_id: recipientId,
    position,
    name: person.name,
    contact_email: person.contactEmail,
    phone_number: person.phoneNumber,
    role: person.role,
    receives_invoices: person.receivesInvoices,
    receives_printouts: person.receivesPrintouts,
  }));
  await db.insertInto('invoice_recipient_contact_persons').values(rows).execute();
}
