import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAdmin, startApi } from '@gastspiel/tooling/api-process.ts';
import { startOutsideWorld } from '@gastspiel/tooling/outside-world.ts';
import { freePorts } from '@gastspiel/tooling/ports.ts';
import { ROOT } from '@gastspiel/tooling/root.ts';
import { readStartSettings } from '@gastspiel/tooling/start-settings.ts';
import { expect, test } from '@playwright/test';
import { PEOPLE } from '#e2e/people.ts';

const LOADS = 200;
const WEB = join(ROOT, 'apps/web');

/** The web app with a word more in every file, so that each has another name; the words may break its limit of weight. */
async function buildVersion(word: string, outDir: string): Promise<void> {
  const { build, loadConfigFromFile } = await import('vite');
  const own = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(WEB, 'vite.config.ts'));
  const plugins = (own?.config.plugins ?? []).flat();
  await build({
    ...own?.config,
    root: WEB,
    configFile: false,
    logLevel: 'error',
    build: { ...own?.config.build, outDir, emptyOutDir: true },
    plugins: [
      ...plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'weight-limit')),
      { name: 'another-version', renderChunk: (code) => `${code}\n;globalThis.version = ${JSON.stringify(word)};` },
    ],
  });
}

/** A balancer that knows nothing of sessions: each request goes to either server. */
function balance(port: number, backends: readonly number[]): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const target = backends[Math.floor(Math.random() * backends.length)];
    const { method, url, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: target, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

test(`two versions behind one balancer: none of ${LOADS} pages stays blank`, async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gastspiel versions '));
  const [port = 0] = await freePorts(11);
  const settings = readStartSettings({ PORT: String(port), DATA_DIR: join(folder, 'data') });
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const world = await startOutsideWorld(settings, () => undefined);
    closing.unshift(() => world.stop());
    const env = { ...process.env, ...world.env, DRAIN_SECONDS: '0' };
    await runAdmin(['demo'], env);
    const backends = [port + 9, port + 10];
    for (const [index, backend] of backends.entries()) {
      const webDir = join(folder, `web-${index}`);
      await buildVersion(`version-${index}`, webDir);
      const api = await startApi(
        { ...env, WEB_DIR: webDir, PORT: String(backend) },
        join(folder, `server-${index}.log`),
        false,
      );
      closing.unshift(() => api.stop());
    }
    const balancer = await balance(port, backends);
    closing.unshift(async () => {
      balancer.closeAllConnections();
      balancer.close();
    });

    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    const app = `http://localhost:${port}`;
    await page.goto(`${app}/appointments`);
    await page.getByRole('button', { name: new RegExp(PEOPLE.boardDispatcher) }).click();
    const versions = new Set<string>();
    for (let load = 0; load < LOADS; load += 1) {
      await page.goto(`${app}/appointments`);
      await expect(page.getByRole('banner'), `load ${load}`).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first(), `load ${load}`).toBeVisible();
      versions.add(await page.evaluate(() => String(Reflect.get(globalThis, 'version'))));
    }
    expect(missing).toEqual([]);
    expect([...versions].sort()).toEqual(['version-0', 'version-1']);
  } finally {
    for (const close of closing) await close().catch(() => undefined);
  }
});
