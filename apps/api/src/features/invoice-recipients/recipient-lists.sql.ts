import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-limits.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** What all staff may see of a recipient. */
export interface InvoiceRecipientName {
  readonly id: string;
  readonly customerNumber: string;
  readonly name: string;
}

export interface InvoiceRecipientSummary extends InvoiceRecipientName {
  readonly postalCode: string;
  readonly location: string;
  readonly contactEmail: string | null;
  readonly phoneNumber: string | null;
  readonly contactPersonNames: readonly string[];
}

export interface RecipientFilter {
  readonly search?: string | null | undefined;
}

export const RECIPIENT_SORT_KEYS = ['NAME', 'CUSTOMER_NUMBER'] as const;
export interface RecipientSort {
  readonly key: (typeof RECIPIENT_SORT_KEYS)[number];
  readonly isDescending: boolean;
}

export function selectInvoiceRecipients(
  db: TenantDb,
  tenantId: string,
  filter: RecipientFilter,
  sort: RecipientSort,
  { number, size }: PageRequest,
): Page<InvoiceRecipientSummary> {
  const matching = sql`invoice_recipients r
    where r.tenant_id = ${tenantId} and ${matchesSearch('r.search_key', filter.search)}`;
  const column = sql.ref(sort.key === 'NAME' ? 'r.name' : 'r.customer_number');
  const direction = sort.isDescending ? sql`desc` : sql`asc`;
  return {
    items: async () => {
      const { rows } = await sql<InvoiceRecipientSummary>`/* selectInvoiceRecipients */
        select r.id, r.customer_number as "customerNumber", r.name, r.postal_code as "postalCode", r.location,
          r.contact_email as "contactEmail", r.phone_number as "phoneNumber",
          array(select p.name from invoice_recipient_contact_persons p
            where p.tenant_id = r.tenant_id and p.invoice_recipient_id = r.id order by p.position) as "contactPersonNames"
        from ${matching}
        order by ${column} collate german ${direction}, r.id ${direction}
        limit ${size} offset ${number * size}`.execute(db);
      return rows;
    },
    count: async () => {
      const { rows } = await sql<{ count: string }>`/* countInvoiceRecipients */
        select count(*) from ${matching}`.execute(db);
      return Number(rows[0]?.count);
    },
  };
}

/** The first so many by name. A search looks at number and name alone: the rest is not for everybody. */
export async function selectInvoiceRecipientNames(
  db: TenantDb,
  tenantId: string,
  filter: RecipientFilter,
): Promise<readonly InvoiceRecipientName[]> {
  const { rows } = await sql<InvoiceRecipientName>`/* selectInvoiceRecipientNames */
    select id, customer_number as "customerNumber", name from invoice_recipients
    where tenant_id = ${tenantId} and ${matchesSearch('name_search_key', filter.search)}
    order by name collate german, id limit ${INVOICE_RECIPIENT_LIMITS.names}`.execute(db);
  return rows;
}

export async function findInvoiceRecipientName(
  db: TenantDb,
  tenantId: string,
  id: string,
): Promise<InvoiceRecipientName | null> {
  const row = await db
    .selectFrom('invoice_recipients')
    .select(['id', 'customer_number as customerNumber', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, and the recipient can not be deleted until the transaction ends. */
export async function holdInvoiceRecipient(
  db: TenantDb,
  tenantId: string,
  id: string,
): Promise<InvoiceRecipientName | undefined> {
  const { rows } = await sql<InvoiceRecipientName>`/* holdInvoiceRecipient */
    select id, customer_number as "customerNumber", name from invoice_recipients
    where tenant_id = ${tenantId} and id = ${id} for key share`.execute(db);
  return rows[0];
}
