import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Cluster } from '#sandbox/postgres/cluster.ts';
import type { Place } from '#sandbox/postgres/place.ts';
import { commandFor, type RunAs } from '#sandbox/postgres/run-as.ts';

const PATIENCE_MS = 10_000;

export interface ServerProcess {
  readonly exited: Promise<void>;
  isRunning(): boolean;
  lastLines(): string;
  stop(): Promise<void>;
}

export function spawnServer(place: Place, cluster: Cluster, runAs: RunAs, settings: Record<string, string>) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = commandFor(runAs, place.binaries.postgres, ['-D', cluster.folder, ...options]);
  const child = spawn(command.file, command.args, {
    cwd: place.folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C must reach it through us, after those who still use it have ended.
    detached: true,
    windowsHide: true,
    ...command.identity,
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > 30) lines.shift();
  });
  let running = true;
  const { promise: exited, resolve } = Promise.withResolvers<void>();
  const ended = () => {
    running = false;
    resolve();
  };
  child.once('close', ended);
  child.once('error', (error) => {
    lines.push(error.message);
    ended();
  });

  const send = (signal: 'INT' | 'QUIT') => {
    if (!running) return;
    // Windows has no signals; pg_ctl knows PostgreSQL's own.
    if (process.platform === 'win32') execFileSync(place.binaries.pg_ctl, ['kill', signal, String(child.pid)]);
    else child.kill(`SIG${signal}`);
  };
  return {
    exited,
    isRunning: () => running,
    lastLines: () => lines.join('\n'),
    async stop() {
      send('INT');
      const impatience = setTimeout(send, PATIENCE_MS, 'QUIT');
      await exited;
      clearTimeout(impatience);
    },
  } satisfies ServerProcess;
}
