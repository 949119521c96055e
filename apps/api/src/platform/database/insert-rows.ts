import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { Once, TENANT_SLOT } from '#platform/database/bound.ts';
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
function piecesOf({ same = [], each }: NewRows, insertion: Insertion): RawBuilder<unknown>[] {
  const shared = [TENANT_SLOT, ...same.map((value) => new Once(value))];
  const pieces: RawBuilder<unknown>[] = [];
  for (let at = 0; at < each.length; ) {
    const size = Math.min(LARGEST, 2 ** Math.floor(Math.log2(each.length - at)));
    pieces.push(insertion(valuesOf(each.slice(at, at + size).map((own) => [...shared, ...own]))));
    at += size;
  }
  return pieces;
}

/** In one piece: a part for each row and each value takes a third of the time of the whole insertion. */
function valuesOf(rows: readonly (readonly unknown[])[]): RawBuilder<unknown> {
  const between = rows.flatMap((row, index) => [index === 0 ? 'values (' : '), (', ...row.slice(1).map(() => ', ')]);
  const texts = [...between, ')'];
  return sql(Object.assign(texts, { raw: texts }), ...rows.flat());
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
