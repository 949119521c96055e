import { type RawBuilder, sql } from 'kysely';

/**
 * The rows of a page. Its size is written out: a number that arrives later counts as a tenth of all rows, so that a plan to be
 * kept looks dear and each time another one is made.
 */
export const cut = ({ number, size }: { readonly number: number; readonly size: number }): RawBuilder<unknown> =>
  number === 0 ? first(size) : sql`${first(size)} offset ${number * size}`;

export const first = (size: number): RawBuilder<unknown> => sql`limit ${sql.lit(size)}`;
