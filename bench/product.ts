import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Environment, startApi } from '@gastspiel/tooling/api-process.ts';
import { buildWeb, isWebBuilt } from '@gastspiel/tooling/build-web.ts';
import { startOutsideWorld } from '@gastspiel/tooling/outside-world.ts';
import { freePorts } from '@gastspiel/tooling/ports.ts';
import { readStartSettings } from '@gastspiel/tooling/start-settings.ts';
import { ensureData } from '#bench/data/ensure-data.ts';

export interface BenchedProduct {
  /** As the owner, whom no row-level security holds back. */
  readonly databaseUrl: string;
  readonly appUrl: string;
  readonly bareUrl: string;
  readonly identityUrl: string;
  /** The settings that the server runs with. */
  readonly env: Environment;
  stop(): Promise<void>;
}

/**
 * The product with the data set of the benchmarks, as in production, and the bare server beside it on the same database: its own,
 * or one that runs already.
 */
export async function startProduct(databaseUrl?: string): Promise<BenchedProduct> {
  const folder = await ensureData(console.log);
  const [port = 0] = await freePorts(10);
  const settings = readStartSettings({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: databaseUrl });
  const world = await startOutsideWorld(settings, () => undefined);
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const env: Environment = {
    ...process.env,
    ...world.env,
    ...database,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
  };
  if (!isWebBuilt()) await buildWeb();
  const api = await startApi(env, join(folder, 'server.log'), false);
  const barePort = port + 9;
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...env, PORT: String(barePort) } as NodeJS.ProcessEnv,
  });
  await once(bare, 'message');
  return {
    databaseUrl: env['DATABASE_URL'] ?? '',
    appUrl: `http://localhost:${port}`,
    bareUrl: `http://localhost:${barePort}`,
    identityUrl: `http://localhost:${settings.ports.identity}`,
    env,
    async stop() {
      bare.disconnect();
      await api.stop();
      await world.stop();
    },
  };
}
