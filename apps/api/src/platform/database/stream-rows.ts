import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const ROWS_AT_ONCE = 1000;
let serial = 0;

/**
 * The rows of a query one after the other, however many there are: a cursor of the transaction. While the reader uses some, the next ones
 * come; more are not fetched before it has used up what it has. It closes with the transaction.
 */
export async function* streamRows<Row extends z.ZodType>(
  db: TenantDb,
  row: Row,
  query: RawBuilder<unknown>,
): AsyncGenerator<z.output<Row>, void> {
  serial += 1;
  const cursor = sql.id(`rows_${serial}`);
  // A cursor is planned for its first rows by default; here all of them are read.
  await sql`/* streamRows */ set local cursor_tuple_fraction = 1`.execute(db);
  await sql`/* streamRows */ declare ${cursor} no scroll cursor for ${query}`.execute(db);
  const fetchNext = () => {
    const rows = rowsOf(db, row, sql`/* streamRows */ fetch ${sql.lit(ROWS_AT_ONCE)} from ${cursor}`);
    // A reader that stops does not wait for the rows on their way.
    rows.catch(() => undefined);
    return rows;
  };
  let coming = fetchNext();
  for (;;) {
    const rows = await coming;
    const isLast = rows.length < ROWS_AT_ONCE;
    if (!isLast) coming = fetchNext();
    yield* rows;
    if (isLast) return;
  }
}
