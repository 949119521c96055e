import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column is one of these ids. A single one is asked for as such: for a list, a plan to be kept expects ten rows, looks dear
 * beside a plan for the one that came, and so each time another one is made.
 */
export const isOneOf = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  ids.length === 1 ? sql`${sql.ref(column)} = ${ids[0]}::uuid` : sql`${sql.ref(column)} = any(${ids}::uuid[])`;
