import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
let ending = false;

/** Stops in the reverse order of starting, each after the other: the server first, the database last. */
async function end(code: number, reason?: string): Promise<void> {
  if (ending) return;
  ending = true;
  if (reason) process.stdout.write(`\n${reason}: stopping …\n`);
  // A part that is just being started must be there before it can be stopped.
  await starting.catch(() => undefined);
  for (const part of running.splice(0).reverse()) await part.stop().catch((error: unknown) => console.error(error));
  process.exit(code);
}

/** Between two steps: nothing more is started once somebody wants to leave. */
const goOn = (): void => {
  if (ending) throw new StartError('stopped');
};

async function start(): Promise<void> {
  const settings = readStartSettings(process.env);
  console.log(`Gastspiel starts${dev ? ' for development' : ''}:`);
  const world = await openWorld(settings);
  goOn();
  const isNew = await loadDemoOnce(settings, world);
  goOn();
  if (!dev && !isWebBuilt()) await step('Web app (built when it changed)', buildWeb);
  goOn();
  const { ports, dataDir } = settings;
  const api = await openServer(settings, world);
  if (isNew) await step('Sign-ins of the demo', () => untilTold(dev ? ports.api : ports.app));
  if (dev) running.push(await step('Web app (hot reload)', () => startWebDevServer(ports.app, ports.api)));
  const log = join(dataDir, 'server.log');
  world.lost.then(() => end(1, `The database ended unexpectedly (see ${join(dataDir, 'sandbox.log')})`));
  api.exited.then(() => end(1, `The server ended unexpectedly (see ${log})`));
  api.logLost.then((error) => end(1, `${log} can not be written (${error.message})`));
  goOn();
  console.log(summary(settings, dev));
}

const starting = start();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0, signal));
whenParentDies(() => void end(1, 'npm was killed'));
starting.catch((error: unknown) => {
  if (ending) return;
  console.error(error instanceof StartError ? error.message : error);
  void end(1);
});

async function openWorld(settings: StartSettings): Promise<OutsideWorld> {
  const file = join(settings.dataDir, 'sandbox.log');
  const log = (line: string) => {
    try {
      appendFileSync(file, `${line}\n`);
    } catch {
      // A full disk is told by those who can not go on because of it.
    }
  };
  const world = await startOutsideWorld(settings, log);
  running.push(world);
  return world;
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

/** The mark names the database: another one is empty and gets its own demo. Answers whether it was loaded now. */
async function loadDemoOnce(
  { dataDir, databaseUrl, oidcIssuer }: StartSettings,
  world: OutsideWorld,
): Promise<boolean> {
  if (oidcIssuer) return false;
  const database = createHash('sha256')
    .update(databaseUrl ?? 'sandbox')
    .digest('hex')
    .slice(0, 16);
  const mark = join(dataDir, `demo-loaded-${database}`);
  if (existsSync(mark)) return false;
  await step('Demo data', () => runAdmin(['demo'], { ...process.env, ...world.env }));
  writeFileSync(mark, '');
  return true;
}

/** A token has no rights before the server has told the provider of the person. Waits a minute at most. */
async function untilTold(port: number): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end && !ending; await setTimeout(250)) {
    const metrics = await fetch(`http://localhost:${port}/metrics`).then((answer) => answer.text());
    if (/^gastspiel_jobs_waiting 0$/m.test(metrics)) return;
  }
}
