import { spawn } from 'node:child_process';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

/**
 * The random sequences and races of offers, many more of them than fit into `npm test` (MODEL_SEED repeats a run), and what
 * is done to a server and its database for many seconds.
 */
const FILES = ['offer-life-cycle', 'offer-races', 'drills'];
const child = spawn(NODE_BIN, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', ...FILES], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { MODEL_RUNS: '10000', ONCE_OFFERS: '500', DRILLS: 'on', ...process.env },
});
child.once('exit', (code) => process.exit(code ?? 1));
