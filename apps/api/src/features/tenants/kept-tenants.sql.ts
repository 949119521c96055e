import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';
import { hasFile } from '#platform/files/files.ts';

const DeletedTenant = z.object({ id: z.string(), name: z.string(), deletedAt: z.date().nullable() });
export type DeletedTenant = Readonly<z.output<typeof DeletedTenant>>;

/** Those that were deleted, or the one that is named, deleted or not. For the owner's login: no other sees the table. */
export const selectDeletedTenants = (db: Kysely<DB>, id?: string): Promise<DeletedTenant[]> =>
  rowsOf(
    db,
    DeletedTenant,
    sql`/* selectDeletedTenants */
    select id, name, deleted_at from directory.tenants
    where ${id === undefined ? sql`deleted_at is not null` : sql`id = ${id}`} order by deleted_at, id`,
  );

/** Held until the end of the transaction, so that its erasure does not begin meanwhile. */
export const lockDeletedTenant = (db: TenantDb, id: string) =>
  rowOf(
    db,
    DeletedTenant.extend({ isInGrace: z.boolean() }),
    sql`/* lockDeletedTenant */
    select id, name, deleted_at,
      coalesce(erased_at is null and deleted_at > now() - interval '30 days', false) as is_in_grace
    from directory.tenants where id = ${id} for update`,
  );

export async function undeleteTenant(db: TenantDb, id: string): Promise<void> {
  await sql`/* undeleteTenant */ update directory.tenants set deleted_at = null where id = ${id}`.execute(db);
}

const Kept = z.object({ invoices: z.int(), timeSheets: z.int(), entries: z.int(), lastYear: z.int().nullable() });

/** How much is left of the current tenant, and the last year in which any of it came about. */
export const sumUpKept = async (db: TenantDb): Promise<z.output<typeof Kept>> =>
  (await rowOf(
    db,
    Kept,
    sql`/* sumUpKept */
    select i.count as invoices, p.count as time_sheets, e.count as entries, greatest(i.year, p.year, e.year) as last_year
    from (select count(*)::int as count, max(year) as year from invoices where tenant_id = ${TENANT}) i,
      (select count(*)::int as count, extract(year from max(sent_at) at time zone 'Europe/Vienna')::int as year
        from printouts p where tenant_id = ${TENANT} and ${hasFile('TIME_SHEET', sql`p.id`, sql`p.file_sha256`)}) p,
      (select count(*)::int as count, extract(year from max(ends_at) at time zone 'Europe/Vienna')::int as year
        from worklog_entries where tenant_id = ${TENANT}) e`,
  )) ?? { invoices: 0, timeSheets: 0, entries: 0, lastYear: null };
