import { once } from 'node:events';
import { chmodSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aPostgres, ask } from '#sandbox/testing/a-postgres.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';

test('keeps its data over a stop, in a folder with spaces that only its owner may enter', async () => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o700);
  const first = await aPostgres({ dataDir });
  expect(await ask(first.url, 'SELECT current_database(), current_user')).toEqual(['gastspiel', 'postgres']);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();

  const second = await aPostgres({ dataDir });
  expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([42]);
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
});

test('refuses a second start on the same folder and leaves the first alone', async () => {
  const dataDir = temporaryFolder();
  const first = await aPostgres({ dataDir });
  await expect(aPostgres({ dataDir })).rejects.toThrow('is running already');
  expect(await ask(first.url, 'SELECT 1')).toEqual([1]);
});

test('names the port that is already taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const port = (other.address() as { port: number }).port;
  await expect(aPostgres({ dataDir: temporaryFolder(), port })).rejects.toThrow(
    `Port ${port}, which PostgreSQL needs, is in use`,
  );
});
