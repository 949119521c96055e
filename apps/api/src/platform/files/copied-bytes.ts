import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { tenantOf } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Message = z.object({ message: z.instanceof<typeof Buffer<ArrayBuffer>>(Buffer) });
/** In front of the first row: a signature and no flags. */
const SIGNATURE = 'PGCOPY\n';
const HEADER = 19;

/**
 * Bytes by ids, fetched by COPY in its binary form: a thousand papers of 80 kB take a third of the time that they take as text
 * (319 against 1013 ms, side by side), which doubles each byte on its way. `files` selects id and bytes; COPY knows no parameters.
 */
export async function copiedBytes(
  db: TenantDb,
  files: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, Buffer<ArrayBuffer>>> {
  const rows = await rowsOf(db, Message, sql`/* copiedBytes */ copy (${files}) to stdout (format binary)`);
  return new Map(rows.flatMap(({ message }) => fileIn(message)));
}

/** Ids as an array that stands in the statement. */
export const inCopy = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.lit(`{${ids.map((id) => z.guid().parse(id)).join(',')}}`)}::uuid[]`;

/** The transaction's tenant, in the same way. */
export const tenantInCopy = (db: TenantDb): RawBuilder<unknown> => sql`${sql.lit(z.guid().parse(tenantOf(db)))}::uuid`;

/** A row is the number of its fields, then each with its length in front; behind the last one comes -1. */
function fileIn(message: Buffer<ArrayBuffer>): readonly [id: string, file: Buffer<ArrayBuffer>][] {
  const start = message.toString('latin1', 0, SIGNATURE.length) === SIGNATURE ? HEADER : 0;
  if (message.length < start + 2 || message.readInt16BE(start) !== 2) return [];
  const id = start + 6;
  const file = id + message.readInt32BE(start + 2) + 4;
  return [[uuidOf(message.subarray(id, file - 4)), message.subarray(file, file + message.readInt32BE(file - 4))]];
}

const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
