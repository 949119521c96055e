import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@gastspiel/sandbox/start-error.ts';
import { ROOT } from '#tooling/root.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
const API = join(ROOT, 'apps/api');

/**
 * Keeps the server small, as in the Dockerfile and the unit for systemd. Node would let the space for what was just made grow with the
 * machine, and the memory allocator would keep a heap of its own for each thread.
 */
export const NODE_ENVIRONMENT = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '2' } as const;

export interface ApiProcess {
  readonly exited: Promise<number | null>;
  /** Settles when its log can no longer be written. */
  readonly logLost: Promise<Error>;
  stop(): Promise<void>;
}

/** Runs the server as in production. It is alone in its process group: Ctrl-C reaches us, and we stop it in order. */
export async function startApi(env: Environment, logFile: string, watch: boolean): Promise<ApiProcess> {
  const child = spawn('src/main.ts', [], env, watch);
  const log = createWriteStream(logFile, { flags: 'a' });
  const logLost = once(log, 'error').then(([error]) => error as Error);
  child.stdout?.pipe(log);
  const complaints = collect(child);
  child.stderr?.pipe(log);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = Promise.withResolvers<void>();
  child.on('message', () => ready.resolve());
  await Promise.race([
    ready.promise,
    exited.then(() => {
      throw new StartError(complaints().trim() || `The server ended; ${logFile} says why.`);
    }),
  ]);
  return {
    exited,
    logLost,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Runs one of the server's commands to its end. */
export async function runAdmin(args: readonly string[], env: Environment): Promise<void> {
  const child = spawn('src/admin.ts', args, env, false);
  const complaints = collect(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError(complaints().trim());
}

const spawn = (script: string, args: readonly string[], env: Environment, watch: boolean): ChildProcess =>
  fork(join(API, script), [...args], {
    cwd: API,
    env: { ...NODE_ENVIRONMENT, ...env } as NodeJS.ProcessEnv,
    detached: true,
    execArgv: watch ? ['--watch'] : [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

function collect(child: ChildProcess): () => string {
  let written = '';
  child.stderr?.on('data', (chunk) => {
    written = `${written}${chunk}`.slice(-10_000);
  });
  return () => written;
}
