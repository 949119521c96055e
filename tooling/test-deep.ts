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

interface Part {
  /** Ended when it takes longer; together they are two hours and a half at most. */
  readonly minutes: number;
  readonly command: readonly string[];
}

/** Each model is played for so long. */
const MODEL_SECONDS = 360;

/** Tests that take too long for `npm test`. */
const PARTS: Readonly<Record<string, Part>> = {
  // Random sequences of offers, blocks and invoices, and the numbers of random agencies, by the clock. MODEL_SEED repeats a run.
  models: {
    minutes: 20,
    command: vitest('offer-life-cycle', 'block-life-cycle', 'invoice-life-cycle', 'money-life-cycle', 'home-counts'),
  },
  // Everybody in every situation at every door.
  walk: { minutes: 5, command: vitest('permission-walk') },
  // Many clients on the same offers.
  races: { minutes: 15, command: vitest('offer-races') },
  // Servers killed in the middle of sending, and databases under the outbox.
  crashes: {
    minutes: 10,
    command: vitest('relay-kills', 'invoice-crash', 'billing-run-crash', 'wave-crash', 'transfer-crash'),
  },
  // Servers, databases and networks that are slow, away or frozen: one after the other, since they go by the clock.
  drills: { minutes: 15, command: vitest('drills', 'outages', 'replica-standby', '--no-file-parallelism') },
  // The whole product and whole databases: started, killed, moved, filled with the demo.
  starts: {
    minutes: 10,
    command: vitest('server-databases', 'start.deep', 'start-postgres.deep', 'demo-agency'),
  },
  // The statements of the measured pages on the bench's data: none looks at many more rows than it answers.
  plans: { minutes: 15, command: ['bench/check-plans.ts'] },
  // All journeys, also those that `npm test` leaves out.
  journeys: { minutes: 25, command: playwright('e2e/playwright.config.ts') },
  // Pages of two versions in a browser.
  versions: { minutes: 10, command: playwright('e2e/drills.config.ts') },
  // The Dockerfile without Docker: built, looked through, started and ended. On Linux, as root.
  image: { minutes: 10, command: ['tooling/image/check-image.ts'] },
  // The guide `stay-up` done to the letter: switches, crashes, restores. Left out without Debian's packages or as another than root.
  patroni: { minutes: 15, command: vitest('patroni') },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const env = { MODEL_SECONDS: String(MODEL_SECONDS), ONCE_OFFERS: '200', DEEP: 'on', ...process.env };
const results: string[] = [];
for (const [part, { command, minutes }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  const begun = Date.now();
  const child = spawn(NODE_BIN, command, { cwd: ROOT, stdio: 'inherit', env, timeout: minutes * 60_000 });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
  results.push(`${part}: ${code === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - begun) / 1000)} s`);
}
console.log(`\n${results.join('\n')}`);
