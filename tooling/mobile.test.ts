import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

const MOBILE = 'apps/mobile';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sync = (server?: string) =>
  promisify(execFile)(NODE_BIN, [join(MOBILE, 'sync.ts')], {
    cwd: ROOT,
    env: { ...process.env, GASTSPIEL_SERVER: server },
  });

/** Everything of the wrapper that git has, or would take. */
const committed = (): Record<string, string> =>
  Object.fromEntries(
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', MOBILE], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((path) => path !== '' && existsSync(join(ROOT, path)))
      .map((path) => [path, readFileSync(join(ROOT, path), 'base64')]),
  );

test('the web app goes into both projects for one server, and nothing that is committed changes', async () => {
  const before = committed();
  const { stdout } = await sync('https://app.example.at');
  expect(committed()).toEqual(before);
  expect(stdout).toContain('@capacitor/push-notifications');
  for (const place of ['android/app/src/main/assets/public', 'ios/App/App/public']) {
    const page = read(`${MOBILE}/${place}/index.html`);
    expect(page).toContain('<meta name="server" content="https://app.example.at" />');
    expect(page).not.toContain('__CSP_NONCE__');
    const scripts = [...page.matchAll(/\/assets\/[\w-]+\.js/g)].map(([script]) => read(`${MOBILE}/${place}${script}`));
    expect(scripts.length).toBeGreaterThan(0);
    // Only a build for development speaks of them.
    expect(scripts.join()).not.toContain('React DevTools');
  }
  expect(read(`${MOBILE}/android/server.properties`)).toBe('host=app.example.at\n');
  expect(read(`${MOBILE}/ios/server.xcconfig`)).toBe('SERVER_HOST = app.example.at\n');
});

test.each([undefined, 'app.example.at', 'http://app.example.at', 'https://app.example.at/start'])(
  'without the address of a server nothing is built: %s',
  async (server) => {
    await expect(sync(server)).rejects.toThrow('GASTSPIEL_SERVER is missing or wrong');
  },
);

test('both projects, the server and the page agree on the app’s name and on the links that it opens', () => {
  const [, id = ''] = /appId: '([\w.]+)'/.exec(read(`${MOBILE}/capacitor.config.ts`)) ?? [];
  const manifest = read(`${MOBILE}/android/app/src/main/AndroidManifest.xml`);
  const links = read('apps/api/src/platform/http/app-links.ts');
  for (const [file, named] of [
    ['apps/web/src/platform/session/leave.ts', `'${id}:'`],
    [`${MOBILE}/android/app/src/main/res/values/strings.xml`, `name="custom_url_scheme">${id}<`],
    [`${MOBILE}/android/app/build.gradle`, `applicationId "${id}"`],
    [`${MOBILE}/ios/App/App/Info.plist`, `<string>${id}</string>`],
    [`${MOBILE}/ios/App/App.xcodeproj/project.pbxproj`, `PRODUCT_BUNDLE_IDENTIFIER = ${id};`],
  ] as const) {
    expect(read(file)).toContain(named);
  }
  expect(links).toContain(`'${id}'`);
  const prefixes = [...manifest.matchAll(/pathPrefix="([^"]+)"/g)].map(([, prefix]) => `'${prefix}*'`);
  expect(prefixes).not.toEqual([]);
  expect(links).toContain(`[${prefixes.join(', ')}]`);
});
