import pg from 'pg';

/**
 * Looks at tables that have rows and were never looked at. PostgreSQL does so by itself after many changes; but a crash
 * makes it forget the changes, and a table that was filled before and rests now would be planned blindly for ever.
 */
export async function analyseTables(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ schema: string; name: string }>(`/* analyseTables */
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'directory') and c.reltuples <= 0 and pg_relation_size(c.oid) > 0`);
  for (const { schema, name } of rows) {
    await owner.query(`analyze ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`);
  }
}
