import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { serveWeb } from '#platform/http/serve-web.ts';
import { createOtherVersions, publishWebFiles } from '#platform/http/web-files.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** A built web app with one script, and a server of it that knows of the others. */
async function aVersion(script: string, now?: () => number) {
  const dir = mkdtempSync(join(tmpdir(), 'gastspiel-version-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), `<script src="/assets/${script}.js"></script>`);
  writeFileSync(join(dir, `assets/${script}.js`), `run('${script}')`);
  writeFileSync(join(dir, `assets/${script}.js.gz`), gzipSync(`run('${script}')`));
  writeFileSync(join(dir, `assets/${script}.woff2`), `font of ${script}`);
  const app = createHttp('silent');
  const oidc = { authority: 'https://login.example.at', clientId: 'web', appClientId: 'app', audience: 'api' };
  const otherVersions = createOtherVersions(db.database, now);
  await serveWeb(app, {
    dir,
    settings: { oidc, webPushKey: null },
    origins: () => [],
    provider: async () => undefined,
    otherVersions,
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return {
    publish: () => publishWebFiles(db.ownerUrl, dir),
    get: (url: string) => app.inject({ url }),
  };
}

const agedBy = (days: number) =>
  db.asOwner(`update directory.web_files set superseded_at = superseded_at - make_interval(days => $1)`, [days]);

test('a server gives out the scripts of the other version, old and new', async () => {
  const [old, young] = [await aVersion('old-1'), await aVersion('young-1')];
  await old.publish();
  await young.publish();
  for (const [server, script] of [
    [old, 'young-1'],
    [young, 'old-1'],
  ] as const) {
    const { statusCode, headers, rawPayload } = await server.get(`/assets/${script}.js`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['cache-control']).toContain('immutable');
    expect(gunzipSync(rawPayload).toString()).toBe(`run('${script}')`);
    const font = await server.get(`/assets/${script}.woff2`);
    expect([font.body, font.headers['content-encoding']]).toEqual([`font of ${script}`, undefined]);
  }
});

test('a version that starts again after another keeps its files, and nobody loses theirs', async () => {
  const [old, young] = [await aVersion('old-2'), await aVersion('young-2')];
  for (const version of [old, young, old, young]) await version.publish();
  expect((await old.get('/assets/young-2.js')).statusCode).toBe(200);
  expect((await young.get('/assets/old-2.js')).statusCode).toBe(200);
});

test('files that no server has had for a month go', async () => {
  const [old, young] = [await aVersion('old-3'), await aVersion('young-3')];
  await old.publish();
  await young.publish();
  await agedBy(29);
  await young.publish();
  expect((await young.get('/assets/old-3.js')).statusCode).toBe(200);
  await agedBy(2);
  await young.publish();
  expect(await db.asOwner(`select from directory.web_files where name like 'old-3%'`)).toEqual([]);
});

test('the month begins anew when a server has them again', async () => {
  const [old, young] = [await aVersion('old-4'), await aVersion('young-4')];
  for (const version of [old, young]) await version.publish();
  await agedBy(29);
  for (const version of [old, young]) await version.publish();
  await agedBy(2);
  await young.publish();
  expect((await young.get('/assets/old-4.js')).statusCode).toBe(200);
});

test('names that somebody made up cost one question in five seconds', async () => {
  let now = 0;
  const server = await aVersion('asked', () => now);
  expect((await server.get('/assets/made-up-1.js')).statusCode).toBe(404);
  await db.asOwner(`insert into directory.web_files values ('made-up-2.js', 'x', false, null)`);
  expect((await server.get('/assets/made-up-2.js')).statusCode).toBe(404);
  now = 5_001;
  expect((await server.get('/assets/made-up-2.js')).body).toBe('x');
});

test.each(['/assets/', '/assets/a/b.js', '/assets/..%2f..%2fpackage.json', '/other/old-1.js'])(
  '%s is no file of another version',
  async (path) => {
    const server = await aVersion('strict');
    expect((await server.get(path)).body).not.toContain('run(');
  },
);
