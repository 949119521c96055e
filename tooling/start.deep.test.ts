import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts, isFree } from '#tooling/ports.ts';
import { type Started, startProduct } from '#tooling/started.ts';

const home = mkdtempSync(join(tmpdir(), 'gastspiel start '));
const dataDir = join(home, 'only for its owner', 'data');
let port = 0;
beforeAll(async () => {
  [port = 0] = await freePorts(9);
  chmodSync(home, 0o700);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}) => startProduct({ PORT: String(port), DATA_DIR: dataDir, ...env });

async function untilReady(started: Started): Promise<string> {
  while (!started.output().includes('Gastspiel is ready')) {
    const ended = await Promise.race([started.ended, once(started.child.stdout ?? started.child, 'data')]);
    if (!Array.isArray(ended)) throw new Error(`it ended with ${ended}:\n${started.output()}`);
  }
  return started.output();
}

const tokenOf = async (email: string): Promise<string> => {
  const response = await fetch(`http://localhost:${port + 1}/sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};
const agencyOf = async (token: string): Promise<unknown> => {
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ tenantInformation { name } }' }),
  });
  return ((await response.json()) as { data: { tenantInformation: unknown } }).data.tenantInformation;
};
const portsAreFree = async () => (await Promise.all([0, 1, 2, 3, 4].map((i) => isFree(port + i)))).every(Boolean);
/** How many of the demo's workers who can not sign in the provider was told of by now. */
const toldOf = async (): Promise<number> => {
  const authorization = `Bearer ${readFileSync(join(dataDir, 'identity-admin-token'), 'utf8')}`;
  const response = await fetch(`http://localhost:${port + 1}/scim/v2/Users`, { headers: { authorization } });
  const { Resources } = (await response.json()) as { Resources: { userName: string; entitlements: unknown[] }[] };
  return Resources.filter((user) => user.userName.startsWith('demo-') && user.entitlements.length > 0).length;
};
const databaseRuns = () => existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'));
const EVA = 'eva.steindl@tafelrunde.example';

describe('npm start', () => {
  test('lives through kill -9 and Ctrl-C, in a folder with blanks that only its owner may enter', async () => {
    const first = start();
    const output = await untilReady(first);
    expect(output).toContain('Database (made on the first start)');
    expect(output).toContain('Demo data');
    const token = await tokenOf(EVA);
    expect(await agencyOf(token)).toEqual({ name: 'Wiener Tafelrunde' });
    first.child.kill('SIGKILL');
    await first.ended;

    // It recovers by itself: nothing is lost, and the token of before still counts.
    const second = start();
    expect(await untilReady(second)).not.toContain('Demo data');
    expect(await agencyOf(token)).toEqual({ name: 'Wiener Tafelrunde' });
    expect(await agencyOf(await tokenOf(EVA))).toEqual({ name: 'Wiener Tafelrunde' });

    // The demo's jobs come to their end by themselves, and none of them for the dead.
    while ((await toldOf()) < 100) await delay(200);
    expect(readFileSync(join(dataDir, 'server.log'), 'utf8')).not.toContain('failed for good');

    const again = start({ PORT: String((await freePorts(9))[0]) });
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain('is running already with the data folder');
    expect(await agencyOf(token)).toEqual({ name: 'Wiener Tafelrunde' });

    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(await portsAreFree()).toBe(true);
    expect(databaseRuns()).toBe(false);

    // Who leaves in the middle of a start leaves nothing behind either.
    const third = start();
    while (!third.output().includes('Database')) await once(third.child.stdout ?? third.child, 'data');
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
    expect(databaseRuns()).toBe(false);

    // On other ports the data and its people are the same.
    [port = 0] = await freePorts(9);
    const moved = start();
    await untilReady(moved);
    expect(await agencyOf(await tokenOf(EVA))).toEqual({ name: 'Wiener Tafelrunde' });
    moved.child.kill('SIGTERM');
    expect(await moved.ended).toBe(0);
  });
});
