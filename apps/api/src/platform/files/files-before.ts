import { type RawBuilder, sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf } from '#platform/database/rows.ts';
import { copiedBytes, inCopy, tenantInCopy } from '#platform/files/copied-bytes.ts';

/*
 * The release before kept files in columns of the rows that had them. Until they are copied they are found there, by holder and id, in a
 * view: the next release drops the columns and leaves it empty, and servers of this one do not notice.
 */

export const HOLDERS = ['INVOICE', 'EBINTERFACE', 'TIME_SHEET', 'LOGO'] as const;
/** Whose rows had columns. */
export type Holder = (typeof HOLDERS)[number];

export const bytesBefore = (db: TenantDb, holder: Holder, ids: readonly string[]) =>
  copiedBytes(
    db,
    sql`select id, bytes from files_before
      where tenant_id = ${tenantInCopy(db)} and holder = ${sql.lit(holder)} and id = any(${inCopy(ids)})`,
  );

/** The length of such a file, in a statement over its rows. */
export const sizeBefore = (holder: Holder, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select b.size from files_before b
    where b.tenant_id = ${TENANT} and b.holder = ${sql.lit(holder)} and b.id = ${id})`;

/** How many files of the agency lie in the old columns alone. */
export const countUncopied = (db: TenantDb): Promise<number> =>
  countOf(db, sql`/* countUncopied */ select count(*)::int as count from files_before where tenant_id = ${TENANT}`);
