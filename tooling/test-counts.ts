import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tooling/root.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The runner's exit code has the last word: an error outside of any test counts as one failure. */
const settle = (passed: number, failed: number, succeeded: boolean): Count =>
  succeeded === (failed === 0) ? { passed, failed } : { passed, failed: Math.max(failed, 1) };

function read(file: string): unknown {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function countVitest(file: string, succeeded: boolean): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = read(file) as { numPassedTests?: number; numFailedTests?: number };
  return settle(numPassedTests, numFailedTests, succeeded && numPassedTests > 0);
}

export function countPlaywright(file: string, succeeded: boolean): Count {
  const { stats } = read(file) as { stats?: { expected: number; unexpected: number; flaky: number } };
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return settle(expected, unexpected + flaky, succeeded && expected > 0);
}
