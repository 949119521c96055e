import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** `npm start` as a process of a test, with these settings. */
export function startProduct(env: Record<string, string>): Started {
  const child = spawn(NODE_BIN, ['tooling/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      written += chunk;
    });
  }
  return { child, output: () => written, ended: once(child, 'exit').then(([code]) => code as number | null) };
}
