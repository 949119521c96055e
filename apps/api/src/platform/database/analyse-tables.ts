import type pg from 'pg';

/**
 * So many changed rows of an agency's table make PostgreSQL look at it again, however large it is. Its own measure is a tenth
 * of the table: beside large agencies a new one would stay unknown for months, be taken for empty, and be read with plans that
 * are good for nobody else.
 */
const CHANGES = 2000;

/** Tells the planner of the tables' rows, now and when they change. */
export async function analyseTables(owner: pg.Client): Promise<void> {
  await watchTables(owner);
  await analyseUnseen(owner);
}

async function watchTables(owner: pg.Client): Promise<void> {
  const settings = [`autovacuum_analyze_scale_factor=0`, `autovacuum_analyze_threshold=${CHANGES}`];
  const { rows } = await owner.query<{ name: string }>(
    `/* watchTables */
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not coalesce(c.reloptions, '{}') @> $1`,
    [settings],
  );
  for (const { name } of rows) await owner.query(`alter table ${name} set (${settings})`);
}

/**
 * Looks at tables that have rows and were never looked at. PostgreSQL does so by itself after many changes; but a crash
 * makes it forget the changes, and a table that was filled before and rests now would be planned blindly for ever.
 */
async function analyseUnseen(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(`/* analyseUnseen */
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'directory') and c.reltuples <= 0 and pg_relation_size(c.oid) > 0`);
  for (const { name } of rows) await owner.query(`analyze ${name}`);
}
