import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { TENANT_SLOT } from '#platform/database/bound.ts';
import type { DB } from '#platform/database/database-types.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** Rows of the tenant to be inserted: their columns are its id, then `same`, which all of them share, then each row's own. */
interface NewRows {
  readonly same?: readonly unknown[];
  readonly each: readonly (readonly unknown[])[];
}

type Insertion = (values: RawBuilder<unknown>) => RawBuilder<unknown>;

const LARGEST = 256;

/**
 * Statements of 1, 2, 4 … 256 rows, so that few texts are prepared, however many rows there are. Rows are written out instead of being
 * selected from JSON: what is selected from nowhere is gathered on one machine first, and policies refuse it there (docs/adr/0051).
 */
function piecesOf({ same = [], each }: NewRows, insertion: Insertion) {
  const shared = [TENANT_SLOT, ...same];
  const pieces: Pick<RawBuilder<unknown>, 'execute'>[] = [];
  for (let at = 0; at < each.length; ) {
    const size = Math.min(LARGEST, 2 ** Math.floor(Math.log2(each.length - at)));
    const rows = each.slice(at, at + size);
    const statement = insertion(sql.raw(valuesOf(shared.length, rows)));
    // Written by hand: as parts of the statement, thousands of values take longer than their insertion.
    const execute = (db: Kysely<DB>) =>
      db.executeQuery(CompiledQuery.raw(statement.compile(db).sql, [...shared, ...rows.flat()]));
    pieces.push({ execute: execute as RawBuilder<unknown>['execute'] });
    at += size;
  }
  return pieces;
}

function valuesOf(shared: number, rows: readonly (readonly unknown[])[]): string {
  let last = shared;
  const numbers = Array.from({ length: shared }, (_, index) => `$${index + 1}`);
  const texts = rows.map((row) => {
    last += row.length;
    return `(${[...numbers, ...row.map((_, index) => `$${last - row.length + index + 1}`)].join(', ')})`;
  });
  return `values ${texts.join(', ')}`;
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
