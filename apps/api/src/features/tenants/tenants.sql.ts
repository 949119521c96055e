import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

export interface Tenant {
  readonly id: string;
  readonly name: string;
}

export interface CurrentTenant extends Tenant {
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly hasInvoicingModule: boolean;
}

interface ColorPalette {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
}

export interface TenantTheme {
  readonly logoSquareBase64: string | null;
  readonly logoWideBase64: string | null;
  readonly primaryColorPalette: ColorPalette;
  readonly secondaryColorPalette: ColorPalette;
}

export interface NewTenant {
  readonly name: string;
  readonly contactEmail?: string;
  readonly contactPhone?: string;
  readonly hasInvoicingModule: boolean;
  readonly theme: TenantTheme;
}

export async function findCurrentTenant(db: TenantDb): Promise<CurrentTenant | null> {
  const { rows } = await sql<CurrentTenant>`/* findCurrentTenant */
    select id, name, contact_email as "contactEmail", contact_phone as "contactPhone",
      has_invoicing_module as "hasInvoicingModule"
    from directory.current_tenant()`.execute(db);
  return rows[0] ?? null;
}

export async function findTheme(db: TenantDb, tenantId: string): Promise<TenantTheme> {
  const row = await db
    .selectFrom('tenant_themes')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    logoSquareBase64: row.logo_square_base64,
    logoWideBase64: row.logo_wide_base64,
    primaryColorPalette: { main: row.primary_main, light: row.primary_light, dark: row.primary_dark },
    secondaryColorPalette: { main: row.secondary_main, light: row.secondary_light, dark: row.secondary_dark },
  };
}

export async function insertTheme(db: TenantDb, tenantId: string, theme: TenantTheme): Promise<void> {
  const { primaryColorPalette: primary, secondaryColorPalette: secondary } = theme;
  await db
    .insertInto('tenant_themes')
    .values({
      tenant_id: tenantId,
      logo_square_base64: theme.logoSquareBase64,
      logo_wide_base64: theme.logoWideBase64,
      primary_main: primary.main,
      primary_light: primary.light,
      primary_dark: primary.dark,
      secondary_main: secondary.main,
      secondary_light: secondary.light,
      secondary_dark: secondary.dark,
    })
    .execute();
}

/** Page and count are two lazy questions: the count is only computed when it is selected. */
export const selectTenants = (db: TenantDb, { number, size }: PageRequest): Page<Tenant> => ({
  items: async () => {
    const { rows } = await sql<Tenant>`/* selectTenants */
      select id, name from directory.list_tenants() order by name, id limit ${size} offset ${number * size}`.execute(
      db,
    );
    return rows;
  },
  count: async () => {
    const { rows } = await sql<{ count: string }>`/* countTenants */
      select count(*) from directory.list_tenants()`.execute(db);
    return Number(rows[0]?.count);
  },
});
