import pg from 'pg';
import { LARGE_TENANT } from '#bench/data/generate.ts';

/** A connection that works in the large tenant: as the server does, or as the owner, whom row-level security does not hold back. */
export async function connectToTenant(connectionString: string, as: 'server' | 'owner'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', $1, false)`, [LARGE_TENANT]);
  if (as === 'server') await client.query('set role gastspiel_app');
  return client;
}
