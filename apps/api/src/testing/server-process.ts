import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '#app/testing/free-port.ts';
import { TEST_AUDIENCE } from '#app/testing/test-issuer.ts';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything the server has written so far. */
  readonly output: () => string;
  /** Sends the signal and answers the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The server as an operator starts it: a process of its own with its settings. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, '../main.ts'), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      // A third less to wait for at each start.
      NODE_COMPILE_CACHE: join(tmpdir(), 'gastspiel-compiled'),
      PORT: String(port),
      HOST: '127.0.0.1',
      OIDC_ISSUER: inject('issuer').url,
      OIDC_CLIENT_ID: 'test',
      OIDC_AUDIENCE: TEST_AUDIENCE,
      ...TEST_SETTINGS,
      DRAIN_SECONDS: '0',
      ...settings,
    },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += chunk));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ready = once(child, 'message');
  await Promise.race([
    ready,
    exited.then(([code]) => {
      throw new Error(`the server ended with ${code}:\n${written}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => written,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}
