import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The tenant that holds a fifth of everything, and one of the others. */
export const LARGE_TENANT = 'b0000000-0000-4000-8000-000000000001';

const TENANTS = 50;
const WORKERS = { large: 20_000, others: 80_000 };
const POOLS = 5;
const TYPES = 8;

const sqlOf = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8');

const tenantId = (number: number): string => `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const workersOf = (number: number): number =>
  number === 1 ? WORKERS.large : Math.ceil(WORKERS.others / (TENANTS - 1));

/** Fills a migrated database with the data set of the benchmarks. Written as the owner, tenant by tenant. */
export async function generateData(databaseUrl: string, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const started = Date.now();
    let workers = 0;
    for (let number = 1; number <= TENANTS; number += 1) {
      await generateTenant(client, number);
      workers += workersOf(number);
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      log(`${number} of ${TENANTS} tenants, ${workers.toLocaleString('en')} workers, ${seconds} s`);
    }
    log('statistics of the tables');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function generateTenant(client: pg.Client, number: number): Promise<void> {
  const id = tenantId(number);
  await client.query('begin');
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
  const parameters = [id, workersOf(number)];
  await client.query(sqlOf('people'), parameters);
  for (const name of ['pools-of-people', 'types-of-people', 'assessments']) await client.query(sqlOf(name), parameters);
  await client.query('commit');
}
