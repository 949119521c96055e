import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '#tooling/root.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The failures and their reasons, short: the end of a long run is often all that somebody sees of it. */
  readonly failures: readonly string[];
}

const REASON_CHARACTERS = 600;
const failure = (name: string, reasons: readonly string[] = []) =>
  [name, ...reasons.map((reason) => reason.slice(0, REASON_CHARACTERS))].join('\n    ');

/** The runner's exit code has the last word: an error outside of any test counts as one failure. */
const settle = (passed: number, failures: readonly string[], failed: number, succeeded: boolean): Count => ({
  passed,
  failed: succeeded === (failed === 0) ? failed : Math.max(failed, 1),
  failures,
});

function read<Report>(file: string, none: Report): Report {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : none;
}

interface VitestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function countVitest(file: string, outsideFile: string, succeeded: boolean): Count {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read<VitestReport>(file, {});
  const outside = read<string[]>(outsideFile, []).map((error) => failure('outside of any test', [error]));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not even be loaded has no test that failed.
    if (failed.length === 0) return status === 'failed' ? [failure(path, [message])] : [];
    return failed.map((test) => failure(`${path} › ${test.fullName}`, test.failureMessages));
  });
  return settle(numPassedTests, [...failures, ...outside], numFailedTests, succeeded && numPassedTests > 0);
}

interface PlaywrightSuite {
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export function countPlaywright(file: string, succeeded: boolean): Count {
  const { stats, suites } = read<PlaywrightSuite>(file, {});
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  const failures = specsOf({ suites: suites ?? [] })
    .filter(({ ok }) => !ok)
    .map(({ file: path, title }) => failure(`${path} › ${title}`));
  return settle(expected, failures, unexpected + flaky, succeeded && expected > 0);
}
