import { createHash } from 'node:crypto';
import { initials } from '@gastspiel/domain/names/short-names.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { findCurrentTenant, findTheme } from '#features/tenants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

/** The facts of a tenant's app that everybody may know, by its key. */
export interface TenantApp {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  /** Stand in the place of a logo. */
  readonly letters: string;
  readonly logo: Buffer | null;
  /** Another one as soon as the icons look different. */
  readonly iconVersion: string;
}

const KEY = /^[0-9a-f]{32}$/;

export async function findTenantApp(database: Database, key: string): Promise<TenantApp | undefined> {
  if (!KEY.test(key)) return undefined;
  const found = await rowOf(
    database.single,
    z.object({ tenantId: z.string().nullable() }),
    sql`/* findTenantApp */ select directory.find_app(${key}) as tenant_id`,
  );
  if (!found?.tenantId) return undefined;
  return database.withTenant(found.tenantId, async (db) => {
    const tenant = await findCurrentTenant(db);
    if (!tenant) return undefined;
    const { logoSquareBase64, primaryColorPalette } = await findTheme(db, tenant.id);
    const letters = initials(tenant.name) || 'G';
    const color = primaryColorPalette.main;
    return {
      key,
      name: tenant.name,
      color,
      letters,
      logo: logoSquareBase64 ? Buffer.from(logoSquareBase64.replace(/^data:[^,]*,/, ''), 'base64') : null,
      iconVersion: versionOf(logoSquareBase64 ?? `${letters} ${color}`),
    };
  });
}

const versionOf = (look: string): string => createHash('sha256').update(look).digest('base64url').slice(0, 12);
