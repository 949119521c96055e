import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf } from '#sandbox/postgres/processes.ts';
import { aPostgres, ask } from '#sandbox/testing/a-postgres.ts';
import { freePort } from '#sandbox/testing/free-port.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';

const isRoot = process.getuid?.() === 0;

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

  const { lines, ...second } = await aPostgres({ dataDir });
  expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([42]);
  expect(fingerprintOf(orphan)).toBeUndefined();
  expect(lines.join()).toContain('left behind');
});

test('does not touch a foreign process whose number stands in the pid file', async () => {
  const dataDir = temporaryFolder();
  await (await aPostgres({ dataDir })).stop();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void stranger.kill());
  writeFileSync(join(dataDir, 'cluster', 'postmaster.pid'), `${stranger.pid}\n${join(dataDir, 'cluster')}\n`);
  await aPostgres({ dataDir });
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test.runIf(isRoot)('as another user it keeps the data in a folder which that user can reach', async () => {
  const parent = temporaryFolder();
  chmodSync(parent, 0o711);
  const dataDir = join(parent, 'data');
  const { url } = await aPostgres({ dataDir, runAs: 'other-user' });
  expect(await ask(url, 'SELECT 1')).toEqual([1]);
  expect(readdirSync(dataDir)).toContain('cluster');
});

test.runIf(isRoot)('as another user it moves to a reachable folder and says so', async () => {
  const parent = temporaryFolder();
  chmodSync(parent, 0o700);
  const dataDir = join(parent, 'data');
  const { url, lines } = await aPostgres({ dataDir, runAs: 'other-user' });
  const [, folder = ''] = /its data lie in (.*)\.$/.exec(lines[0] ?? '') ?? [];
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await ask(url, 'SHOW data_directory')).toEqual([join(folder, 'cluster')]);
  expect(existsSync(join(dataDir, 'cluster'))).toBe(false);
});
