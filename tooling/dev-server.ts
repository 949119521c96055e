import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

/** Vite serves the web app with hot reload and hands the API's paths on to the server. */
export async function startWebDevServer(port: number, apiPort: number): Promise<{ stop(): Promise<void> }> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(NODE_BIN, [vite, '--port', String(port), '--strictPort', '--host', 'localhost'], {
    cwd: join(ROOT, 'apps/web'),
    env: { ...process.env, API_URL: `http://localhost:${apiPort}` },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => {
      throw new Error('vite did not start');
    }),
  ]);
  return {
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
