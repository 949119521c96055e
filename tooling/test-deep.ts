import { spawn } from 'node:child_process';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

/** The random sequences of the life-cycle test, many more of them than fit into `npm test`; MODEL_SEED repeats a run. */
const child = spawn(NODE_BIN, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'offer-life-cycle'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { MODEL_RUNS: '10000', ...process.env },
});
child.once('exit', (code) => process.exit(code ?? 1));
