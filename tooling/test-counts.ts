import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '#tooling/root.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The failures and their reasons, short: the end of a long run is often all that somebody sees of it. */
  readonly failures: readonly string[];
  readonly times: readonly Time[];
}

/** A check, a file of tests or a journey. */
export interface Time {
  readonly name: string;
  readonly seconds: number;
}

const REASON_CHARACTERS = 600;
const failure = (name: string, reasons: readonly string[] = []) =>
  [name, ...reasons.map((reason) => reason.slice(0, REASON_CHARACTERS))].join('\n    ');

/** The runner's exit code has the last word: an error outside of any test counts as one failure. */
const settle = (found: Count, succeeded: boolean): Count => ({
  ...found,
  failed: succeeded === (found.failed === 0) ? found.failed : Math.max(found.failed, 1),
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
    readonly startTime: number;
    readonly endTime: number;
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
  const times = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const found = { passed: numPassedTests, failed: numFailedTests, failures: [...failures, ...outside], times };
  return settle(found, succeeded && numPassedTests > 0);
}

interface PlaywrightSuite {
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly ok: boolean;
  readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export function countPlaywright(file: string, succeeded: boolean): Count {
  const { stats, suites } = read<PlaywrightSuite>(file, {});
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  const specs = specsOf({ suites: suites ?? [] });
  const nameOf = ({ file: path, title }: Spec): string => `${path} › ${title}`;
  const failures = specs.filter(({ ok }) => !ok).map((spec) => failure(nameOf(spec)));
  const times = specs.map((spec) => {
    const results = spec.tests.flatMap((test) => test.results);
    return { name: nameOf(spec), seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
  });
  return settle({ passed: expected, failed: unexpected + flaky, failures, times }, succeeded && expected > 0);
}
