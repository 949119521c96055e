import { sql } from 'kysely';
import { z } from 'zod';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, insertedId, rowOf, rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

export const TenantSummary = z.object({
  id: z.string(),
  name: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  hasInvoicingModule: z.boolean(),
});
export type TenantSummary = Readonly<z.output<typeof TenantSummary>>;

export const Tenant = TenantSummary.extend({
  version: z.int(),
  appKey: z.string(),
});
export type Tenant = Readonly<z.output<typeof Tenant>>;

export async function findCurrentTenant(db: TenantDb): Promise<Tenant | null> {
  const tenant = await rowOf(
    db,
    Tenant,
    sql`/* findCurrentTenant */
    select id, name, contact_email, contact_phone, has_invoicing_module, app_key,
      directory.current_tenant_version() as version
    from directory.current_tenant()`,
  );
  return tenant ?? null;
}

export interface TenantFilter {
  readonly name?: string | null | undefined;
}

/** Page and count are two lazy questions: the count is only computed when it is selected. */
export function selectTenants(db: TenantDb, filter: TenantFilter, page: PageRequest): Page<TenantSummary> {
  const matching = sql`directory.list_tenants() where ${filter.name ?? ''} = '' or position(lower(${filter.name ?? ''}) in lower(name)) > 0`;
  return {
    items: async () => {
      return rowsOf(
        db,
        TenantSummary,
        sql`/* prepared selectTenants */
        select id, name, contact_email, contact_phone, has_invoicing_module
        from ${matching} order by lower(name), id ${cut(page)}`,
      );
    },
    count: () => countOf(db, sql`/* prepared countTenants */ select count(*)::int as count from ${matching}`),
  };
}

export async function insertTenant(db: TenantDb): Promise<string> {
  return insertedId(db, sql`/* insertTenant */ select directory.create_tenant() as id`);
}

/** The new version, or null when somebody else has changed the tenant meanwhile. */
export async function updateTenantRow(
  db: TenantDb,
  version: number,
  tenant: Omit<TenantSummary, 'id'>,
): Promise<number | null> {
  const row = await rowOf(
    db,
    z.object({ version: z.int().nullable() }),
    sql`/* updateTenantRow */
    select directory.save_tenant(
      ${version}, ${tenant.name}, ${tenant.contactEmail}, ${tenant.contactPhone}, ${tenant.hasInvoicingModule}) as version
  `,
  );
  return row?.version ?? null;
}

export async function markTenantDeleted(db: TenantDb): Promise<void> {
  await sql`/* markTenantDeleted */ select directory.delete_tenant()`.execute(db);
}
