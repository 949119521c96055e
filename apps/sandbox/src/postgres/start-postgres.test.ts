import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf } from '#sandbox/postgres/processes.ts';
import { type PostgresOptions, startPostgres } from '#sandbox/postgres/start-postgres.ts';
import { freePort } from '#sandbox/testing/free-port.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';

const isRoot = process.getuid?.() === 0;

async function start(options: Partial<PostgresOptions> & { dataDir: string }) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const server = await startPostgres({ port: await freePort(), log, settings: { fsync: 'off' }, ...options });
  onTestFinished(() => server.stop());
  return { ...server, lines };
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

test('keeps its data over a stop, in a folder with spaces that only its owner may enter', async () => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o700);
  const first = await start({ dataDir });
  expect(await ask(first.url, 'SELECT current_database(), current_user')).toEqual(['gastspiel', 'postgres']);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();

  const second = await start({ dataDir });
  expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([42]);
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
});

test('refuses a second start on the same folder and leaves the first alone', async () => {
  const dataDir = temporaryFolder();
  const first = await start({ dataDir });
  await expect(start({ dataDir })).rejects.toThrow('is running already');
  expect(await ask(first.url, 'SELECT 1')).toEqual([1]);
});

test('starts again after its parent was killed, with the data still there', async () => {
  const dataDir = temporaryFolder();
  const script = `
    import { startPostgres } from '#sandbox/postgres/start-postgres.ts';
    const { url } = await startPostgres({ dataDir: process.argv[1], port: ${await freePort()}, log() {} });
    process.stdout.write(url + '\\n');`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], { cwd: import.meta.dirname });
  const [url] = await once(createInterface({ input: parent.stdout }), 'line');
  await ask(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  const orphan = Number.parseInt(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
  expect(fingerprintOf(orphan)).toBeDefined();

  const { lines, ...second } = await start({ dataDir });
  expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([42]);
  expect(fingerprintOf(orphan)).toBeUndefined();
  expect(lines.join()).toContain('left behind');
});

test('does not touch a foreign process whose number stands in the pid file', async () => {
  const dataDir = temporaryFolder();
  await (await start({ dataDir })).stop();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void stranger.kill());
  writeFileSync(join(dataDir, 'cluster', 'postmaster.pid'), `${stranger.pid}\n${join(dataDir, 'cluster')}\n`);
  await start({ dataDir });
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test('names the port that is already taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const port = (other.address() as { port: number }).port;
  await expect(start({ dataDir: temporaryFolder(), port })).rejects.toThrow(
    `Port ${port}, which PostgreSQL needs, is in use`,
  );
});

test.runIf(isRoot)('as another user it keeps the data in a folder which that user can reach', async () => {
  const parent = temporaryFolder();
  chmodSync(parent, 0o711);
  const dataDir = join(parent, 'data');
  const { url } = await start({ dataDir, runAs: 'other-user' });
  expect(await ask(url, 'SELECT 1')).toEqual([1]);
  expect(readdirSync(dataDir)).toContain('cluster');
});

test.runIf(isRoot)('as another user it moves to a reachable folder and says so', async () => {
  const parent = temporaryFolder();
  chmodSync(parent, 0o700);
  const dataDir = join(parent, 'data');
  const { url, lines } = await start({ dataDir, runAs: 'other-user' });
  const [, folder = ''] = /its data lie in (.*)\.$/.exec(lines[0] ?? '') ?? [];
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await ask(url, 'SHOW data_directory')).toEqual([join(folder, 'cluster')]);
  expect(existsSync(join(dataDir, 'cluster'))).toBe(false);
});
