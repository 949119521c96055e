import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { ServerProcess } from '#sandbox/postgres/server-process.ts';

const PATIENCE_MS = 120_000;

/** Resolves with true once the server answers, with false when its process ended or it does not answer in time. */
export async function waitUntilReady(url: string, cluster: string, server: ServerProcess): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; server.isRunning() && Date.now() < deadline; await delay(20)) {
    if (await answers(url, cluster)) return true;
  }
  return false;
}

async function answers(url: string, cluster: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Some other PostgreSQL may hold the port; ours is then about to give up.
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
