import { findCurrentTenant } from '#features/tenants/tenants.sql.ts';
import { findTheme } from '#features/tenants/themes.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Look } from '#platform/mail/letter.ts';

/** In whose name a tenant's mails come. */
export async function tenantLook(db: TenantDb): Promise<Look | null> {
  const tenant = await findCurrentTenant(db);
  if (!tenant) return null;
  const { logoWideBase64, logoSquareBase64, primaryColorPalette } = await findTheme(db, tenant.id);
  return {
    name: tenant.name,
    replyTo: tenant.contactEmail,
    color: primaryColorPalette.main,
    logo: logoOf(logoWideBase64 ?? logoSquareBase64),
  };
}

/** Logos are kept as data URLs of a PNG or JPEG. */
function logoOf(dataUrl: string | null): Look['logo'] {
  const [, mediaType, type, base64] = /^data:(image\/(png|jpeg));base64,(.+)$/.exec(dataUrl ?? '') ?? [];
  if (!mediaType || !base64) return null;
  return { fileName: `logo.${type}`, mediaType, content: Buffer.from(base64, 'base64') };
}
