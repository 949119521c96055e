import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

/**
 * The random sequences and races of offers, blocks and invoices and the numbers of random agencies, many more of them than fit
 * into `npm test` (MODEL_SEED repeats a run), what is done to a server and its database for many seconds, and pages of two versions
 * in a browser.
 */
const STEPS = [
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'api',
    'offer-life-cycle',
    'block-life-cycle',
    'home-counts',
    'invoice-life-cycle',
    'invoice-crash',
    'billing-run-crash',
    'wave-crash',
    'offer-races',
    'drills',
  ],
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/drills.config.ts'],
];
const env = { MODEL_RUNS: '10000', ONCE_OFFERS: '500', DRILLS: 'on', ...process.env };

let failed = 0;
for (const step of STEPS) {
  const child = spawn(NODE_BIN, step, { cwd: ROOT, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
