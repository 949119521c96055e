import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** The facts of a recipient that all staff may see. */
export const InvoiceRecipientName = z.object({
  id: z.string(),
  customerNumber: z.string(),
  name: z.string(),
});
export type InvoiceRecipientName = Readonly<z.output<typeof InvoiceRecipientName>>;

export const InvoiceRecipientSummary = InvoiceRecipientName.extend({
  postalCode: z.string(),
  location: z.string(),
  contactEmail: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  contactPersonNames: z.array(z.string()),
});
export type InvoiceRecipientSummary = Readonly<z.output<typeof InvoiceRecipientSummary>>;

export interface RecipientFilter {
  readonly search?: string | null | undefined;
  /** A kind of work for which they have an own price today. */
  readonly ownPriceOf?: string | null | undefined;
}

export const RECIPIENT_SORT_KEYS = ['NAME', 'CUSTOMER_NUMBER', 'LOCATION'] as const;
type RecipientSortKey = (typeof RECIPIENT_SORT_KEYS)[number];
export interface RecipientSort {
  readonly key: RecipientSortKey;
  readonly isDescending: boolean;
}

/** The rows `r` that a filter leaves. */
export const matchingRecipients = (filter: RecipientFilter) =>
  sql`invoice_recipients r
    where r.tenant_id = ${TENANT} and ${matchesSearch('r.search_key', filter.search)} ${havingOwnPrice(filter)}`;

/** The columns of `InvoiceRecipientSummary`, of the row `r`. */
export const SUMMARY_COLUMNS = sql`r.id, r.customer_number, r.name, r.postal_code, r.location, r.contact_email, r.phone_number,
  array(select p.name from invoice_recipient_contact_persons p
    where p.tenant_id = ${TENANT} and p.invoice_recipient_id = r.id order by p.position) as contact_person_names`;

export const RECIPIENT_ORDERS: Readonly<Record<RecipientSortKey, RawBuilder<unknown>>> = {
  NAME: sql`r.name collate german`,
  CUSTOMER_NUMBER: sql`r.customer_number collate german`,
  LOCATION: sql`r.location collate german`,
};

export function selectInvoiceRecipients(
  db: TenantDb,
  filter: RecipientFilter,
  { key, isDescending }: RecipientSort,
  page: PageRequest,
): Page<InvoiceRecipientSummary> {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return {
    items: () =>
      rowsOf(
        db,
        InvoiceRecipientSummary,
        sql`/* selectInvoiceRecipients */
        select ${SUMMARY_COLUMNS} from ${matchingRecipients(filter)}
        order by ${RECIPIENT_ORDERS[key]} ${direction}, r.id ${direction}
        ${cut(page)}`,
      ),
    count: () => countInvoiceRecipients(db, filter),
  };
}

export const countInvoiceRecipients = (db: TenantDb, filter: RecipientFilter): Promise<number> =>
  countOf(
    db,
    sql`/* prepared countInvoiceRecipients */ select count(*)::int as count from ${matchingRecipients(filter)}`,
  );

const havingOwnPrice = ({ ownPriceOf }: RecipientFilter) =>
  ownPriceOf
    ? sql`and (select p.price_in_cents from invoice_recipient_prices p
        where p.tenant_id = ${TENANT} and p.invoice_recipient_id = r.id and p.appointment_type_id = ${ownPriceOf}
          and p.valid_from <= (${MOMENT} at time zone 'Europe/Vienna')::date
        order by p.valid_from desc limit 1) is not null`
    : sql``;

/** The first so many by name. A search looks at number and name alone: the rest is not for everybody. */
export async function selectInvoiceRecipientNames(
  db: TenantDb,
  tenantId: string,
  filter: RecipientFilter,
): Promise<readonly InvoiceRecipientName[]> {
  return rowsOf(
    db,
    InvoiceRecipientName,
    sql`/* selectInvoiceRecipientNames */
    select id, customer_number, name from invoice_recipients
    where tenant_id = ${tenantId} and ${matchesSearch('name_search_key', filter.search)}
    order by name collate german, id limit ${INVOICE_RECIPIENT_LIMITS.names}`,
  );
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
export async function findRecipientForKeyShare(
  db: TenantDb,
  tenantId: string,
  id: string,
): Promise<InvoiceRecipientName | undefined> {
  return rowOf(
    db,
    InvoiceRecipientName,
    sql`/* findRecipientForKeyShare */
    select id, customer_number, name from invoice_recipients
    where tenant_id = ${tenantId} and id = ${id} for key share`,
  );
}
