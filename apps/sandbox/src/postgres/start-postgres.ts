import { resolve } from 'node:path';
import { type Binaries, findBinaries } from '#sandbox/postgres/binaries.ts';
import { prepareCluster } from '#sandbox/postgres/cluster.ts';
import { explainFailure } from '#sandbox/postgres/explain-failure.ts';
import { endOrphan } from '#sandbox/postgres/orphan.ts';
import { claimFolder } from '#sandbox/postgres/owner.ts';
import { findPlace, type Place } from '#sandbox/postgres/place.ts';
import { chooseRunAs, type RunAs } from '#sandbox/postgres/run-as.ts';
import { spawnServer } from '#sandbox/postgres/server-process.ts';
import { createDatabase, waitUntilReady } from '#sandbox/postgres/wait-until-ready.ts';
import { StartError } from '#sandbox/start-error.ts';

export interface PostgresOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly log: (line: string) => void;
  readonly settings?: Record<string, string>;
  /** Chosen by what the machine can do, unless a test wants another way. */
  readonly runAs?: RunAs;
  /** Another PostgreSQL than npm's, to test against the one that the machine has. */
  readonly binaries?: Binaries;
}

export interface Postgres {
  readonly url: string;
  /** Settles when the server ends although nobody stopped it. */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'gastspiel';

/** Starts a real PostgreSQL of our own on this machine, below one folder. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  const runAs = options.runAs ?? chooseRunAs();
  try {
    const place = findPlace(dataDir, options.binaries ?? (await findBinaries()), runAs, options.log);
    const release = claimFolder(place.folder);
    return await startIn(place, runAs, options, release).catch((error) => {
      release();
      throw error;
    });
  } catch (error) {
    throw error instanceof StartError ? error : explainFailure(String(error), dataDir, options.port);
  }
}

async function startIn(place: Place, runAs: RunAs, { port, log, settings }: PostgresOptions, release: () => void) {
  const cluster = await prepareCluster(place, runAs);
  await endOrphan(cluster.folder, log);
  const server = spawnServer(place, cluster, runAs, { ...settingsFor(port), ...settings });
  const address = `postgres://postgres:${cluster.password}@127.0.0.1:${port}`;
  if (!(await waitUntilReady(`${address}/postgres`, cluster.folder, server))) {
    await server.stop();
    throw explainFailure(server.lastLines(), place.folder, port);
  }
  await createDatabase(`${address}/postgres`, DATABASE);

  let stopping: Promise<void> | undefined;
  const lost = Promise.withResolvers<void>();
  server.exited.then(() => {
    if (stopping) return;
    log(`PostgreSQL ended unexpectedly:\n${server.lastLines()}`);
    lost.resolve();
  });
  const stop = async () => {
    await server.stop();
    release();
  };
  return {
    url: `${address}/${DATABASE}`,
    lost: lost.promise,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

const settingsFor = (port: number) => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  // Socket paths have a short maximal length, which a deep project folder exceeds.
  unix_socket_directories: '',
  timezone: 'UTC',
  // Costs more than it gains with the short queries of this product.
  jit: 'off',
  max_connections: '100',
});
