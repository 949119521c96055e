import { sql } from 'kysely';
import { insertTheme, type NewTenant } from '#features/tenants/tenants.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Creates a tenant and binds the transaction to it, so that what follows belongs to it. */
export async function createTenant(db: TenantDb, tenant: NewTenant): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* createTenant */
    select directory.create_tenant(
      ${tenant.name}, ${tenant.contactEmail ?? null}, ${tenant.contactPhone ?? null}, ${tenant.hasInvoicingModule}) as id
  `.execute(db);
  const id = rows[0]?.id;
  if (!id) throw new Error('the tenant was not created');
  await sql`select set_config('app.tenant_id', ${id}, true)`.execute(db);
  await insertTheme(db, id, tenant.theme);
  return id;
}
