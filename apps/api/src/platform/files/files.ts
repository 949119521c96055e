import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowOf } from '#platform/database/rows.ts';
import { copiedBytes, inCopy, tenantInCopy } from '#platform/files/copied-bytes.ts';
import { bytesBefore, type Holder, sizeBefore } from '#platform/files/files-before.ts';

/*
 * The one place that knows where the bytes of files lie (docs/adr/0049); the rows of features hold hashes. Whatever has to do with
 * `holder` and `before` is of the release before, and goes with the next one.
 */

/** SHA-256 of the bytes. */
export const FileHash = z.instanceof(Buffer);

/** A row that points at its file; it has no hash before the file was copied. */
export interface Pointer {
  readonly id: string;
  readonly sha256: Buffer | null;
}

/** Lays a file down, once in the agency however often it comes, and answers its hash. Until the commit nobody lets go of it. */
export async function putFile(db: TenantDb, bytes: Buffer): Promise<Buffer> {
  const sha256 = createHash('sha256').update(bytes).digest();
  // One that was there for the first statement may be swept before the second.
  while (!(await isNew(db, sha256, bytes)) && !(await isHeld(db, sha256)));
  return sha256;
}

const isNew = async (db: TenantDb, sha256: Buffer, bytes: Buffer): Promise<boolean> =>
  (await affectedBy(
    db,
    sql`/* prepared putFile */
    insert into files (tenant_id, sha256, bytes) values (${TENANT}, ${sha256}, ${bytes})
    on conflict (tenant_id, sha256) do nothing returning 1`,
  )) > 0;

const isHeld = async (db: TenantDb, sha256: Buffer): Promise<boolean> =>
  (await affectedBy(
    db,
    sql`/* prepared holdFile */
    select 1 from files where tenant_id = ${TENANT} and sha256 = ${sha256} for key share`,
  )) > 0;

const Bytes = z.object({ bytes: z.instanceof(Buffer) });
const find = async (db: TenantDb, sha256: Buffer | null): Promise<Buffer | undefined> =>
  (
    await rowOf(
      db,
      Bytes,
      sql`/* prepared getFile */
      select bytes from files where tenant_id = ${TENANT} and sha256 = ${sha256}`,
    )
  )?.bytes;

/** The bytes that this row points at. */
export async function getFile(db: TenantDb, holder: Holder, { id, sha256 }: Pointer): Promise<Buffer> {
  const bytes =
    (await find(db, sha256)) ??
    (await bytesBefore(db, holder, [id])).get(id) ??
    // Copied in between.
    (await find(db, sha256));
  if (!bytes) throw new Error(`the file of ${holder} ${id} is gone`);
  return bytes;
}

/** The bytes that these rows point at, by their ids: some megabytes at a time, see readAhead. */
export async function getFiles(
  db: TenantDb,
  holder: Holder,
  pointers: readonly Pointer[],
): Promise<ReadonlyMap<string, Buffer<ArrayBuffer>>> {
  const hashes = sql.lit(`{${pointers.map(({ sha256 }) => inArray(sha256)).join(',')}}`);
  const found = await copiedBytes(
    db,
    sql`select w.id, f.bytes from unnest(${inCopy(pointers.map(({ id }) => id))}, ${hashes}::bytea[]) w (id, sha256)
      cross join lateral (
        select bytes from files where tenant_id = ${tenantInCopy(db)} and sha256 = w.sha256 limit 1) f`,
  );
  const missing = pointers.flatMap(({ id }) => (found.has(id) ? [] : [id]));
  return missing.length === 0 ? found : new Map([...found, ...(await bytesBefore(db, holder, missing))]);
}

const inArray = (hash: Buffer | null): string => (hash ? `"\\\\x${hash.toString('hex')}"` : 'null');

/** How long the file is, for a statement over rows that point at one; null without a file. None is read for it. */
export const fileSize = (holder: Holder, id: RawBuilder<unknown>, sha256: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(
    (select f.size from files f where f.tenant_id = ${TENANT} and f.sha256 = ${sha256}), ${sizeBefore(holder, id)})`;

/** Whether there is a file, in such a statement. */
export const hasFile = (holder: Holder, id: RawBuilder<unknown>, sha256: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${sha256} is not null or ${sizeBefore(holder, id)} is not null)`;
