import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { buildWeb, isWebBuilt } from '#tooling/build-web.ts';
import { CHECKS } from '#tooling/checks.ts';
import { NODE_BIN, ROOT } from '#tooling/root.ts';
import { type Count, countPlaywright, countVitest, type Time } from '#tooling/test-counts.ts';

/** Runs every check and every test, also after a failure, and closes with one line that counts them all. */
const total = { passed: 0, failed: 0 };
const broken: string[] = [];
const parts: Time[] = [];
const longest: Time[] = [];
const add = (name: string, { passed, failed, failures, times }: Count) => {
  longest.push(...times);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push([name, ...failures].join('\n  '));
};

/** Runs a tool; with `keep` it steps back behind others, and its output comes in one piece at the end, since they speak meanwhile. */
async function run(name: string, args: readonly string[], keep = false): Promise<boolean> {
  const started = Date.now();
  const told: Buffer[] = [];
  const output = keep ? 'pipe' : 'inherit';
  if (!keep) console.log(`\n── ${name}`);
  const child = spawn(NODE_BIN, args, { cwd: ROOT, stdio: ['ignore', output, output] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => told.push(chunk));
  if (keep && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [code] = await once(child, 'close');
  if (keep) console.log(`\n── ${name}\n${Buffer.concat(told).toString().trimEnd()}`);
  const seconds = (Date.now() - started) / 1000;
  parts.push({ name, seconds });
  console.log(`── ${name}: ${code === 0 ? 'ok' : `FAILED (${code})`} after ${seconds.toFixed(1)} s`);
  return code === 0;
}

/** One after the other, behind everything else: they take what journeys leave of two cores while they wait for pages. */
async function runChecks(): Promise<void> {
  for (const { name, args } of CHECKS) {
    const passed = await run(name, args, true);
    add(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [], times: [] });
  }
}

async function runTests(): Promise<void> {
  const passed = await run('unit and API tests', ['node_modules/vitest/vitest.mjs', 'run']);
  add('unit and API tests', countVitest('test-results/vitest.json', 'test-results/vitest-outside.json', passed));
}

async function runJourneys(): Promise<void> {
  const config = 'e2e/playwright.config.ts';
  const passed = await run('journeys', ['node_modules/@playwright/test/cli.js', 'test', '--config', config]);
  add('journeys', countPlaywright('test-results/e2e.json', passed));
}

rmSync(join(ROOT, 'test-results'), { recursive: true, force: true });
mkdirSync(join(ROOT, 'test-results'));

await runTests();
if (!isWebBuilt()) await buildWeb();
await Promise.all([runJourneys(), runChecks()]);

const told = (times: readonly Time[], count: number): string =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    .join('\n');
console.log(`\nParts:\n${told(parts, parts.length)}\n\nFiles and journeys that took longest:\n${told(longest, 20)}`);
if (broken.length > 0) console.log(`\nFailed:\n${broken.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
