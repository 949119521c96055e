import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, isWebBuilt } from '#tooling/build-web.ts';
import { CHECKS } from '#tooling/checks.ts';
import { NODE_BIN, ROOT } from '#tooling/root.ts';
import { type Count, countPlaywright, countVitest } from '#tooling/test-counts.ts';

/** Runs every check and every test, also after a failure, and closes with one line that counts them all. */
const total = { passed: 0, failed: 0 };
const broken: string[] = [];
const add = (name: string, { passed, failed }: Count) => {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
};

async function run(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const child = spawn(NODE_BIN, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  console.log(
    `── ${name}: ${code === 0 ? 'ok' : `FAILED (${code})`} after ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return code === 0;
}

rmSync(join(ROOT, 'test-results'), { recursive: true, force: true });
mkdirSync(join(ROOT, 'test-results'));

for (const { name, args } of CHECKS)
  add(name, (await run(name, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
if (!isWebBuilt()) await buildWeb();

// A run that died before it could count is a failure too.
const tests = await run('unit and API tests', ['node_modules/vitest/vitest.mjs', 'run']);
add('unit and API tests', countVitest('test-results/vitest.json', tests));
const journeys = await run('journeys', [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
]);
add('journeys', countPlaywright('test-results/e2e.json', journeys));

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
