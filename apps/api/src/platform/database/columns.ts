import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';

type Named<Fields extends string> = { readonly [Field in Fields]?: RawBuilder<unknown> | string };
/** Another column of the table, or an expression, for the fields of a row that are no column of their own name. */
type Sources<Row extends z.ZodObject> = Named<keyof Row['shape'] & string>;

const columnNamed = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The columns of a row's schema, in the table of this name, so that a statement does not repeat them: `startsAt` is read from
 * `a.starts_at`. To be made once a module; columns that stand together are one piece of text.
 */
export function columns<Row extends z.ZodObject>(
  row: Row,
  table: string,
  sources: Sources<NoInfer<Row>> = {},
): RawBuilder<unknown> {
  const from: Named<string> = sources;
  const parts = Object.keys(row.shape).map((field) => {
    const [column, source = column] = [columnNamed(field), from[field]];
    if (typeof source !== 'string') return sql`${source} as ${sql.raw(column)}`;
    return source === column ? `${table}.${column}` : `${table}.${source} as ${column}`;
  });
  return listed(parts);
}

/** The same as the members of a JSON object, which keeps the names of the fields: to stand in `json_build_object(…)`. */
export function members<Row extends z.ZodObject>(
  row: Row,
  table: string,
  sources: Sources<NoInfer<Row>> = {},
): RawBuilder<unknown> {
  const from: Named<string> = sources;
  const parts = Object.keys(row.shape).map((field) => {
    const source = from[field] ?? columnNamed(field);
    return typeof source === 'string' ? `'${field}', ${table}.${source}` : sql`${sql.lit(field)}, ${source}`;
  });
  return listed(parts);
}

function listed(parts: readonly (string | RawBuilder<unknown>)[]): RawBuilder<unknown> {
  const texts = parts.filter((part) => typeof part === 'string');
  const expressions = parts.filter((part) => typeof part !== 'string');
  return sql.join([...(texts.length > 0 ? [sql.raw(texts.join(', '))] : []), ...expressions]);
}

type Snake<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : '';
type Columned<Values> = { [Field in keyof Values & string as Snake<Field>]: Values[Field] };

/** Values under the names of their columns, to be written. */
export const columned = <Values extends object>(values: Values): Columned<Values> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [columnNamed(field), value])) as Columned<Values>;
