import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@gastspiel/sandbox/start-error.ts';
import { type ApiProcess, runAdmin, startApi } from '#tooling/api-process.ts';
import { buildWeb, isWebBuilt } from '#tooling/build-web.ts';
import { startWebDevServer } from '#tooling/dev-server.ts';
import { type OutsideWorld, startOutsideWorld } from '#tooling/outside-world.ts';
import { whenParentDies } from '#tooling/parent.ts';
import { step } from '#tooling/progress.ts';
import { readStartSettings, type StartSettings } from '#tooling/start-settings.ts';
import { summary } from '#tooling/summary.ts';

/** Brings up the whole product on this machine: the outside world in a box, the demo data, the web app, the server. */
const dev = process.argv.includes('--dev');
const running: { stop(): Promise<void> }[] = [];
let stopping: Promise<void> | undefined;

/** In the reverse order of starting, each after the other: the server first, the database last. */
const stop = (): Promise<void> => {
  stopping ??= (async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  })();
  return stopping;
};

const end = (code: number, reason: string) => {
  if (stopping) return;
  process.stdout.write(`\n${reason}: stopping …\n`);
  stop().then(
    () => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0, signal));
whenParentDies(() => end(1, 'npm was killed'));

try {
  const settings = readStartSettings(process.env);
  console.log(`Gastspiel starts${dev ? ' for development' : ''}:`);
  const { world, log } = await openWorld(settings);
  await loadDemoOnce(settings, world);
  if (!dev && !isWebBuilt()) await step('Web app (built when it changed)', buildWeb);
  const api = await openServer(settings, world);
  if (dev)
    running.push(await step('Web app (hot reload)', () => startWebDevServer(settings.ports.app, settings.ports.api)));
  api.exited.then((code) => end(1, `The server ended with ${code} (see ${log})`));
  if (!stopping) console.log(summary(settings, dev));
} catch (error) {
  if (!stopping) {
    console.error(error instanceof StartError ? error.message : error);
    await stop();
    process.exit(1);
  }
}

async function openWorld(settings: StartSettings): Promise<{ world: OutsideWorld; log: string }> {
  const file = join(settings.dataDir, 'sandbox.log');
  const world = await startOutsideWorld(settings, (line) => appendFileSync(file, `${line}\n`));
  running.push(world);
  return { world, log: join(settings.dataDir, 'server.log') };
}

async function openServer(settings: StartSettings, world: OutsideWorld): Promise<ApiProcess> {
  const { dataDir, ports } = settings;
  const env = {
    ...process.env,
    ...world.env,
    PORT: String(dev ? ports.api : ports.app),
    DRAIN_SECONDS: process.env['DRAIN_SECONDS'] || '0',
    ...(dev ? { GRAPHQL_INTROSPECTION: 'on' } : {}),
  };
  const api = await step('Server', () => startApi(env, join(dataDir, 'server.log'), dev));
  running.push(api);
  return api;
}

/** The mark names the database: another one is empty and gets its own demo. */
async function loadDemoOnce({ dataDir, databaseUrl, oidcIssuer }: StartSettings, world: OutsideWorld): Promise<void> {
  if (oidcIssuer) return;
  const database = createHash('sha256')
    .update(databaseUrl ?? 'sandbox')
    .digest('hex')
    .slice(0, 16);
  const mark = join(dataDir, `demo-loaded-${database}`);
  if (existsSync(mark)) return;
  await step('Demo data', () => runAdmin(['demo'], { ...process.env, ...world.env }));
  writeFileSync(mark, '');
}
