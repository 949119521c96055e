import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@gastspiel/tooling/ports.ts';
import { NODE_BIN, ROOT } from '@gastspiel/tooling/root.ts';

/** Starts the whole product as a person would, on ports and data of its own, for all journeys of a run. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'gastspiel e2e '));
  const [port = 0] = await freePorts(9);
  const child = spawn(NODE_BIN, ['tooling/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Gastspiel is ready')) ready.resolve();
    });
  }
  const exited = once(child, 'exit');
  exited.then(() => ready.reject(new Error(`the product did not start:\n${output}`)));
  await ready.promise;
  process.env['APP_URL'] = `http://localhost:${port}`;
  process.env['IDENTITY_URL'] = `http://localhost:${port + 1}`;
  process.env['INBOX_URL'] = `http://localhost:${port + 2}`;
  process.env['PUSH_URL'] = `http://localhost:${port + 6}`;
  process.env['VIES_URL'] = `http://localhost:${port + 7}`;
  process.env['ACCOUNTING_URL'] = `http://localhost:${port + 8}`;
  return async () => {
    child.kill('SIGTERM');
    await exited;
    // A page that was refused says only that; why is known to the server alone.
    copyFileSync(join(folder, 'data', 'server.log'), join(ROOT, 'test-results', 'e2e-server.log'));
    rmSync(folder, { recursive: true, force: true });
  };
}
