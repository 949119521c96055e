import { type RawBuilder, sql } from 'kysely';

/** Whether every word of a search occurs in a column that holds a `search_key`, or in several put together, in whatever order and spelling. */
export function matchesSearch(
  column: string | RawBuilder<unknown>,
  search: string | null | undefined,
): RawBuilder<boolean> {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  // No condition at all: the planner takes one that nothing is known of for one that hardly a row fulfils.
  if (words.length === 0) return sql<boolean>`true`;
  // Its own wildcards are plain characters.
  const literal = words.map((word) => word.replaceAll(/[\\%_]/g, '\\$&'));
  return sql<boolean>`(${typeof column === 'string' ? sql.ref(column) : column}) like all(
    array(select '%' || search_key(word) || '%' from unnest(${literal}::text[]) word))`;
}
