import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { type PostgresOptions, startPostgres } from '#sandbox/postgres/start-postgres.ts';
import { freePort } from '#sandbox/testing/free-port.ts';

/** Runs until the test is over. */
export async function aPostgres(options: Partial<PostgresOptions> & { dataDir: string }) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const server = await startPostgres({ port: await freePort(), log, settings: { fsync: 'off' }, ...options });
  onTestFinished(() => server.stop());
  return { ...server, lines };
}

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}
