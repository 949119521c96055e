import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

const vitest = (...files: readonly string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter',
  'verbose',
  ...files,
];

const playwright = (config: string) => ['node_modules/@playwright/test/cli.js', 'test', '--config', config];

/** Tests that take too long for `npm test`. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  // Random sequences of offers, blocks and invoices, and the numbers of random agencies, by the clock. MODEL_SEED repeats a run.
  models: vitest('offer-life-cycle', 'block-life-cycle', 'invoice-life-cycle', 'home-counts'),
  // Everybody in every situation at every door.
  walk: vitest('permission-walk'),
  // Many clients on the same offers.
  races: vitest('offer-races'),
  // Servers killed in the middle of sending.
  crashes: vitest('invoice-crash', 'billing-run-crash', 'wave-crash', 'transfer-crash'),
  // Servers, databases and networks that are slow, away or frozen.
  drills: vitest('drills', 'outages'),
  // The whole product and whole databases: started, killed, moved, filled with the demo.
  starts: vitest('server-databases', 'start.deep', 'start-postgres.deep', 'demo-agency'),
  // All journeys, also those that `npm test` leaves out.
  journeys: playwright('e2e/playwright.config.ts'),
  // Pages of two versions in a browser.
  versions: playwright('e2e/drills.config.ts'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const env = { MODEL_SECONDS: '600', ONCE_OFFERS: '500', DEEP: 'on', ...process.env };
const results: string[] = [];
for (const [part, command] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  const begun = Date.now();
  const [code] = await once(spawn(NODE_BIN, command, { cwd: ROOT, stdio: 'inherit', env }), 'exit');
  if (code !== 0) process.exitCode = 1;
  results.push(`${part}: ${code === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - begun) / 1000)} s`);
}
console.log(`\n${results.join('\n')}`);
