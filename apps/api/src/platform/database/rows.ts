import type { Cents } from '@gastspiel/domain/money/money.ts';
import type { Kysely, RawBuilder } from 'kysely';
import { z } from 'zod';
import type { DB } from '#platform/database/database-types.ts';

/**
 * The rows of a statement, each held against a schema: the type says what the database really answered. Costs about four
 * microseconds a row; a cast costs nothing and is believed until an amount arrives as text. A column `starts_at` is the field
 * `startsAt`, so that no statement has to name it twice.
 */
export async function rowsOf<Row extends z.ZodType>(
  db: Kysely<DB>,
  row: Row,
  statement: Pick<RawBuilder<unknown>, 'execute'>,
): Promise<z.output<Row>[]> {
  const { rows } = await statement.execute(db);
  return named(rows).map((found) => checked(row, found));
}

/** The only row of a statement, if there is one. */
export async function rowOf<Row extends z.ZodType>(
  db: Kysely<DB>,
  row: Row,
  statement: RawBuilder<unknown>,
): Promise<z.output<Row> | undefined> {
  const { rows } = await statement.execute(db);
  const [found] = named(rows.slice(0, 1));
  return found && checked(row, found);
}

/** The number that a statement counts. */
export const countOf = async (db: Kysely<DB>, statement: RawBuilder<unknown>): Promise<number> =>
  (await rowOf(db, COUNT, statement))?.count ?? 0;

/** The id of what a statement wrote, if it wrote anything. */
export const idOf = async (db: Kysely<DB>, statement: RawBuilder<unknown>): Promise<string | undefined> =>
  (await rowOf(db, ID, statement))?.id;

/** The id of what a statement inserts. */
export async function insertedId(db: Kysely<DB>, statement: RawBuilder<unknown>): Promise<string> {
  const id = await idOf(db, statement);
  if (id === undefined) throw new Error('nothing was inserted');
  return id;
}

/** The new version, or nothing when it is not the expected one any more. */
export const versionOf = async (db: Kysely<DB>, statement: RawBuilder<unknown>): Promise<number | undefined> =>
  (await rowOf(db, VERSION, statement))?.version;

/** How many rows a statement wrote or found, whatever is in them. */
export const affectedBy = async (db: Kysely<DB>, statement: RawBuilder<unknown>): Promise<number> =>
  (await statement.execute(db)).rows.length;

/** A time inside of JSON, where the database writes it as text. */
export const jsonInstant = z.string().transform((text) => new Date(text));

/** An amount inside of JSON: a number there, and none is so large that it could not hold it exactly. */
export const jsonCents = z.int().transform((cents): Cents => BigInt(cents));

const COUNT = z.object({ count: z.int() });
const VERSION = z.object({ version: z.int() });
const ID = z.object({ id: z.string() });

/** Names the column and the kind of value, never the value: it may be anybody's data. */
function checked<Row extends z.ZodType>(row: Row, found: unknown): z.output<Row> {
  const result = row.safeParse(found);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new Error(`the database answered otherwise than its type says: ${faults.join(', ')}`);
}

/** Copies a blank row and fills it: that takes a third of the time in which each would be built anew. */
function named(rows: readonly unknown[]): Readonly<Record<string, unknown>>[] {
  const fields = Object.keys(rows[0] ?? {}).map(fieldOf);
  const blank: Record<string, unknown> = Object.fromEntries(fields.map((field) => [field, null]));
  return rows.map((found) => {
    const row = { ...blank };
    const values: readonly unknown[] = Object.values(found ?? {});
    fields.forEach((field, index) => {
      row[field] = values[index];
    });
    return row;
  });
}

const known = new Map<string, string>();
function fieldOf(column: string): string {
  const field = known.get(column) ?? column.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  known.set(column, field);
  return field;
}
