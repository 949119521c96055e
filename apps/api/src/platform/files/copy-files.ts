import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';
import { HOLDERS, type Holder } from '#platform/files/files-before.ts';

/** A batch is a transaction, which holds its rows for about a tenth of a second. */
const BATCH = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';
const Batch = z.object({ lastId: z.string().nullable(), copied: z.int(), damaged: z.int() });

interface Copied {
  readonly copied: number;
  /** Files whose bytes are not those of their hash. They stay where they are, and somebody has to look at them. */
  readonly damaged: number;
}

/** Copies what lies in the old columns of an agency. It may be broken off anywhere and begun again, and nobody waits for it. */
export async function copyFiles(
  withTenant: (work: (db: TenantDb) => Promise<z.output<typeof Batch>>) => Promise<z.output<typeof Batch>>,
  signal?: AbortSignal,
): Promise<Copied> {
  const sum = { copied: 0, damaged: 0 };
  for (const holder of HOLDERS) {
    for (let after: string | null = FIRST; after !== null; ) {
      signal?.throwIfAborted();
      const from: string = after;
      const { lastId, copied, damaged } = await withTenant((db) => copyBatch(db, holder, from));
      sum.copied += copied;
      sum.damaged += damaged;
      after = lastId;
    }
  }
  return sum;
}

async function copyBatch(db: TenantDb, holder: Holder, after: string): Promise<z.output<typeof Batch>> {
  const batch = await rowOf(
    db,
    Batch,
    sql`/* copyFiles */ select last_id, copied, damaged from copy_files(${holder}, ${after}, ${BATCH})`,
  );
  if (!batch) throw new Error('a batch tells what it did');
  return batch;
}
