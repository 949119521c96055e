import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createHttp } from '#platform/http/create-http.ts';
import { serveWeb } from '#platform/http/serve-web.ts';

const dir = mkdtempSync(join(tmpdir(), 'gastspiel-web-'));
const provider = {
  issuer: 'https://login.example.at/tenant?a&b="<$&',
  authorization_endpoint: 'https://login.example.at/auth',
  token_endpoint: 'https://login.example.at/token',
  jwks_uri: 'https://login.example.at/jwks',
};
let answering: typeof provider | undefined = provider;
const oidc = { authority: 'https://login.example.at/tenant', clientId: 'web', appClientId: 'app', audience: 'api' };
let app: FastifyInstance;
beforeAll(async () => {
  for (const folder of ['assets', 'generated']) mkdirSync(join(dir, folder));
  writeFileSync(
    join(dir, 'index.html'),
    '<meta name="login" content="__LOGIN__"><script nonce="__CSP_NONCE__"></script>',
  );
  writeFileSync(join(dir, 'assets/app-1a2b.js'), 'run()');
  writeFileSync(join(dir, 'assets/app-1a2b.js.gz'), gzipSync('run()'));
  writeFileSync(join(dir, 'service-worker.js'), 'keep()');
  writeFileSync(join(dir, 'generated/git-info.json'), '{"commit":"abc"}');
  app = createHttp('silent');
  await serveWeb(app, {
    dir,
    settings: { oidc, webPushKey: null },
    provider: async () => answering,
    origins: () => ['https://login.example.at', 'https://token.example.at'],
  });
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});
const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('the web app', () => {
  test('its page has a fresh nonce each time, the same in the page and in the policy', async () => {
    const nonces = new Set<string>();
    for (const url of ['/', '/invoices', '/onboarding/AB-12']) {
      const { body, headers, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      const nonce = /nonce="([^"]{20,})"/.exec(body)?.[1] ?? '';
      expect(String(headers['content-security-policy'])).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
      expect(headers['cache-control']).toBe('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('its page tells where to sign in, to who opens it now and not to who keeps it', async () => {
    const toldTo = async (headers: object) => /content="([^"]*)"/.exec((await get('/', headers)).body)?.[1];
    const told = await toldTo({ 'sec-fetch-mode': 'navigate' });
    const written = told?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    expect(JSON.parse(written ?? '')).toEqual({ settings: { oidc, webPushKey: null }, server: provider });
    expect(await toldTo({ 'sec-fetch-mode': 'cors' })).toBe('');
    expect(await toldTo({})).toBe('');
  });

  test('its page tells nothing while the provider is away, so that the browser asks and can say so', async () => {
    answering = undefined;
    onTestFinished(() => {
      answering = provider;
    });
    expect((await get('/', { 'sec-fetch-mode': 'navigate' })).body).toContain('content=""');
  });

  test('its policy allows nothing inline, no frame, and Trusted Types only', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    for (const part of [
      "default-src 'none'",
      "connect-src 'self' https://login.example.at https://token.example.at;",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types service-worker',
      "worker-src 'self'",
    ]) {
      expect(policy).toContain(part);
    }
  });

  test('its hashed files are kept for ever and come compressed', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual(['run()', 'public, max-age=31536000, immutable']);
    const gzipped = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe('run()');
    expect(String(gzipped.headers['content-type'])).toContain('javascript');
  });

  test('its files without a hash are asked for anew each time, or a phone kept its old service worker', async () => {
    expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  });

  test('its page comes compressed to who can read that', async () => {
    const { rawPayload, headers } = await get('/', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'accept-encoding']);
    expect(gunzipSync(rawPayload).toString()).toContain('<meta name="login"');
  });

  test('its version is never cached', async () => {
    expect((await get('/generated/git-info.json')).headers['cache-control']).toBe('no-store');
  });

  test('its page is never sent as a bare file, without its policy', async () => {
    const { statusCode, body } = await get('/index.html');
    expect(statusCode).toBe(404);
    expect(body).not.toContain('__CSP_NONCE__');
  });

  test.each(['/onboarding/AB.12', '/appointments?day=1.js'])('%s is a screen, whatever dots it has', async (url) => {
    expect(String((await get(url)).headers['content-type'])).toContain('html');
  });

  test('a file that is not there is missing, and not a page', async () => {
    const { statusCode, headers } = await get('/assets/old-9z.js');
    expect(statusCode).toBe(404);
    expect(String(headers['content-type'])).toContain('json');
  });

  test.each(['/../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    '%s does not lead out of its folder',
    async (url) => {
      expect((await get(url)).body).not.toContain('"dependencies"');
    },
  );

  test('it is told where to sign in', async () => {
    const { body, headers } = await get('/settings.json');
    expect(JSON.parse(body)).toEqual({ oidc, webPushKey: null });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('every answer forbids sniffing', async () => {
    for (const url of ['/', '/settings.json', '/assets/app-1a2b.js']) {
      expect((await get(url)).headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
