import type { TenantDb } from '#platform/database/database.ts';

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

export async function saveTheme(db: TenantDb, tenantId: string, theme: TenantTheme): Promise<void> {
  const { primaryColorPalette: primary, secondaryColorPalette: secondary } = theme;
  const columns = {
    logo_square_base64: theme.logoSquareBase64,
    logo_wide_base64: theme.logoWideBase64,
    primary_main: primary.main,
    primary_light: primary.light,
    primary_dark: primary.dark,
    secondary_main: secondary.main,
    secondary_light: secondary.light,
    secondary_dark: secondary.dark,
  };
  await db
    .insertInto('tenant_themes')
    .values({ tenant_id: tenantId, ...columns })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(columns))
    .execute();
}
