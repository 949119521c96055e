import type { InvoiceRecipientValues } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

/** A recipient without the lists that hang on it. */
export interface InvoiceRecipientRow
  extends Pick<InvoiceRecipientValues, 'customerNumber' | 'notes' | 'letterHead' | 'eInvoicing' | 'paymentTerms'> {
  readonly id: string;
  readonly version: number;
}

export async function findInvoiceRecipientRow(
  db: TenantDb,
  tenantId: string,
  id: string,
): Promise<InvoiceRecipientRow | null> {
  const row = await db
    .selectFrom('invoice_recipients')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    version: row.version,
    customerNumber: row.customer_number,
    notes: row.notes,
    letterHead: {
      name: row.name,
      contactEmail: row.contact_email,
      phoneNumber: row.phone_number,
      vatNumber: row.vat_number,
      companyRegistrationNumber: row.company_registration_number,
      address: {
        streetNameAndNumber: row.street_name_and_number,
        postalCode: row.postal_code,
        location: row.location,
        countryCode: row.country_code,
      },
    },
    eInvoicing: {
      sendsEbInterface: row.sends_ebinterface,
      orderReference: row.order_reference,
      supplierNumber: row.supplier_number,
    },
    paymentTerms:
      row.payment_days === null
        ? null
        : {
            days: row.payment_days,
            discountPercentage: row.discount_percentage,
            discountDays: row.discount_days,
          },
  };
}

const searchKeyOf = (...texts: string[]) => sql<string>`search_key(${texts.join('\n')})`;

/** The columns of a recipient; the search keys are those of everything that a search is to find it by. */
function columnsOf(recipient: InvoiceRecipientValues) {
  const { customerNumber, notes, letterHead, eInvoicing, paymentTerms, contactPersons } = recipient;
  const { name, address } = letterHead;
  return {
    customer_number: customerNumber,
    notes,
    name,
    contact_email: letterHead.contactEmail,
    phone_number: letterHead.phoneNumber,
    vat_number: letterHead.vatNumber,
    company_registration_number: letterHead.companyRegistrationNumber,
    street_name_and_number: address.streetNameAndNumber,
    postal_code: address.postalCode,
    location: address.location,
    country_code: address.countryCode,
    sends_ebinterface: eInvoicing.sendsEbInterface,
    order_reference: eInvoicing.orderReference,
    supplier_number: eInvoicing.supplierNumber,
    payment_days: paymentTerms?.days ?? null,
    discount_percentage: paymentTerms?.discountPercentage ?? null,
    discount_days: paymentTerms?.discountDays ?? null,
    name_search_key: searchKeyOf(customerNumber, name),
    search_key: searchKeyOf(customerNumber, name, address.location, ...contactPersons.map((person) => person.name)),
  };
}

export async function insertInvoiceRecipientRow(
  db: TenantDb,
  tenantId: string,
  recipient: InvoiceRecipientValues,
): Promise<string> {
  const { id } = await db
    .insertInto('invoice_recipients')
    .values({ tenant_id: tenantId, ...columnsOf(recipient) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The new version, or undefined when it is not the expected one any more. */
export async function updateInvoiceRecipientRow(
  db: TenantDb,
  tenantId: string,
  { id, version }: { readonly id: string; readonly version: number },
  recipient: InvoiceRecipientValues,
): Promise<number | undefined> {
  const row = await db
    .updateTable('invoice_recipients')
    .set({ ...columnsOf(recipient), version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Contact persons and prices go with it; anything else that points at it refuses. False when somebody was faster. */
export async function deleteInvoiceRecipientRow(db: TenantDb, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invoice_recipients')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function selectCustomerNumbers(db: TenantDb, tenantId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('invoice_recipients')
    .select('customer_number as number')
    .where('tenant_id', '=', tenantId)
    .execute();
  return rows.map(({ number }) => number);
}

const Links = z.object({ appointments: z.int(), invoices: z.int() });

/** Counts the entities that keep a recipient from being deleted. */
export async function countLinks(db: TenantDb, id: string): Promise<z.output<typeof Links>> {
  const found = await rowOf(
    db,
    Links,
    sql`/* countLinks */
    select (select count(*)::int from appointments
        where tenant_id = ${TENANT} and invoice_recipient_id = ${id}) as appointments,
      (select count(*)::int from invoices
        where tenant_id = ${TENANT} and invoice_recipient_id = ${id}) as invoices`,
  );
  return found ?? { appointments: 0, invoices: 0 };
}
