import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

export interface TenantSummary {
  readonly id: string;
  readonly name: string;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly hasInvoicingModule: boolean;
}

export interface Tenant extends TenantSummary {
  readonly version: number;
}

export async function findCurrentTenant(db: TenantDb): Promise<Tenant | null> {
  const { rows } = await sql<Tenant>`/* findCurrentTenant */
    select id, name, contact_email as "contactEmail", contact_phone as "contactPhone",
      has_invoicing_module as "hasInvoicingModule", directory.current_tenant_version() as version
    from directory.current_tenant()`.execute(db);
  return rows[0] ?? null;
}

export interface TenantFilter {
  readonly name?: string | null | undefined;
}

/** Page and count are two lazy questions: the count is only computed when it is selected. */
export function selectTenants(db: TenantDb, filter: TenantFilter, { number, size }: PageRequest): Page<TenantSummary> {
  const matching = sql`directory.list_tenants() where ${filter.name ?? ''} = '' or position(lower(${filter.name ?? ''}) in lower(name)) > 0`;
  return {
    items: async () => {
      const { rows } = await sql<TenantSummary>`/* selectTenants */
        select id, name, contact_email as "contactEmail", contact_phone as "contactPhone",
          has_invoicing_module as "hasInvoicingModule"
        from ${matching} order by lower(name), id limit ${size} offset ${number * size}`.execute(db);
      return rows;
    },
    count: async () => {
      const { rows } = await sql<{ count: string }>`/* countTenants */ select count(*) from ${matching}`.execute(db);
      return Number(rows[0]?.count);
    },
  };
}

export async function insertTenant(db: TenantDb): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* insertTenant */ select directory.create_tenant() as id`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw new Error('the tenant was not created');
  return id;
}

type TenantRow = Omit<TenantSummary, 'id'>;

/** The new version, or null when somebody else has changed the tenant meanwhile. */
export async function updateTenantRow(db: TenantDb, version: number, tenant: TenantRow): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`/* updateTenantRow */
    select directory.save_tenant(
      ${version}, ${tenant.name}, ${tenant.contactEmail}, ${tenant.contactPhone}, ${tenant.hasInvoicingModule}) as version
  `.execute(db);
  return rows[0]?.version ?? null;
}

export async function markTenantDeleted(db: TenantDb): Promise<void> {
  await sql`/* markTenantDeleted */ select directory.delete_tenant()`.execute(db);
}
