import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export interface TenantSize {
  readonly workers: number;
  /** Each with ten offers. */
  readonly appointments: number;
  /** None when left out. */
  readonly invoices?: number;
}

/** The first of the tenants, which holds a fifth of everything and all invoices. */
export const LARGE_TENANT = 'b0000000-0000-4000-8000-000000000001';

const OTHERS = 49;
const POOLS = 5;
const TYPES = 8;

/** The data set of the benchmarks: the sizes of its tenants. */
export const DATA_SET: readonly TenantSize[] = [
  { workers: 20_000, appointments: 40_000, invoices: 60_000 },
  ...Array<TenantSize>(OTHERS).fill({
    workers: Math.ceil(80_000 / OTHERS),
    appointments: Math.ceil(160_000 / OTHERS),
  }),
];

const sqlOf = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8');

const tenantId = (number: number): string => `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Fills a migrated database with tenants of these sizes. Written as the owner, tenant by tenant. */
export async function generateData(
  databaseUrl: string,
  sizes: readonly TenantSize[],
  log: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const started = Date.now();
    for (const [index, size] of sizes.entries()) {
      await generateTenant(client, index + 1, size);
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      log(`${index + 1} of ${sizes.length} tenants, ${seconds} s`);
    }
    log('statistics of the tables');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function generateTenant(
  client: pg.Client,
  number: number,
  { workers, appointments, invoices }: TenantSize,
): Promise<void> {
  const id = tenantId(number);
  await client.query('begin');
  // Nobody listens yet, and the rows fit each other: no triggers, no looking up of foreign keys.
  await client.query('set local session_replication_role = replica');
  await client.query(`select set_config('app.tenant_id', $1, true)`, [id]);
  await client.query(
    `insert into directory.tenants (id, name, contact_email, has_invoicing_module) values ($1, $2, 'bench@example.at', true)`,
    [id, `Bench ${number}`],
  );
  await client.query(
    `insert into public.tenant_themes (tenant_id, primary_main, primary_light, primary_dark, secondary_main,
       secondary_light, secondary_dark) values ($1, '#7A1F3D', '#A24A66', '#551229', '#B8893B', '#D1AC6C', '#7D5A1E')`,
    [id],
  );
  for (const [table, count] of [
    ['target_user_pools', POOLS],
    ['appointment_types', TYPES],
  ] as const) {
    await client.query(
      `insert into public.${table} (tenant_id, id, description, position)
       select $1::uuid, md5($1::text || '${table}' || i)::uuid, 'Nr. ' || i, i from generate_series(1, ${count}) i`,
      [id],
    );
  }
  await client.query(
    `insert into public.tenant_settings (tenant_id, default_target_user_pool_id)
     values ($1::uuid, md5($1::text || 'target_user_pools1')::uuid)`,
    [id],
  );
  await client.query(sqlOf('recipients'), [id]);
  for (const name of ['people', 'pools-of-people', 'types-of-people', 'assessments', 'absences', 'denials']) {
    await client.query(sqlOf(name), [id, workers]);
  }
  await client.query(sqlOf('appointments'), [id, appointments]);
  await client.query(sqlOf('offers'), [id, workers]);
  // Nothing is known of these rows yet, and row by row it would take an hour.
  await client.query('set local enable_nestloop = off');
  await client.query(sqlOf('hours'), [id]);
  if (invoices) await client.query(sqlOf('invoices'), [id, invoices]);
  for (const [kept, counted] of [
    ['appointment_standings', 'counted_standings'],
    ['worked_days', 'counted_worked_days'],
    ['qualified_workers', 'counted_qualified_workers'],
    ['revenue', 'counted_revenue'],
    ['earnings', 'counted_earnings'],
  ]) {
    await client.query(`insert into public.${kept} select * from public.${counted} where tenant_id = $1`, [id]);
  }
  await client.query('commit');
}
