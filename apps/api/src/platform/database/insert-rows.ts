import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { Once, TENANT } from '#platform/database/bound.ts';
import type { DB } from '#platform/database/database-types.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** Rows of the tenant to be inserted: their columns are its id, then `same`, which all of them share, then each row's own. */
interface NewRows {
  readonly same?: readonly unknown[];
  readonly each: readonly (readonly unknown[])[];
}

type Insertion = (values: RawBuilder<unknown>) => RawBuilder<unknown>;

/** More rows than this take so long that it does not matter whether their statement is known already. */
const FEW = 64;
const LARGEST = 1024;

/**
 * Few rows are statements of 1, 2, 4 … 64 rows, so that not each number of them is a text to be prepared. Rows are written out instead of being
 * selected from JSON: what is selected from nowhere is gathered on one machine first, and policies refuse it there (docs/adr/0051).
 */
function piecesOf({ same = [], each }: NewRows, insertion: Insertion): RawBuilder<unknown>[] {
  const shared = same.map((value) => new Once(value));
  const pieces: RawBuilder<unknown>[] = [];
  for (let at = 0; at < each.length; ) {
    const left = each.length - at;
    const size = left > FEW ? Math.min(left, LARGEST) : 2 ** Math.floor(Math.log2(left));
    const rows = each.slice(at, at + size).map((own) => sql`(${sql.join([TENANT, ...shared, ...own])})`);
    pieces.push(insertion(sql`values ${sql.join(rows)}`));
    at += size;
  }
  return pieces;
}

/** Inserts rows, all of them in one breath: `insert into … ${values}`. */
export async function insertRows(db: Kysely<DB>, rows: NewRows, insertion: Insertion): Promise<void> {
  await Promise.all(piecesOf(rows, insertion).map((piece) => piece.execute(db)));
}

/** The same, and what the insertion returns. */
export async function insertedRows<Row extends z.ZodType>(
  db: Kysely<DB>,
  row: Row,
  rows: NewRows,
  insertion: Insertion,
): Promise<z.output<Row>[]> {
  return (await Promise.all(piecesOf(rows, insertion).map((piece) => rowsOf(db, row, piece)))).flat();
}
