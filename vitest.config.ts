import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** The JSON report leaves out errors outside of any test, though they fail the run. */
const outsideOfTests: Reporter = {
  onTestRunEnd: (_modules, errors) => {
    mkdirSync('test-results', { recursive: true });
    const told = errors.map(
      ({ stack, message, VITEST_TEST_PATH: during }) => `${stack ?? message}\n    during ${during}`,
    );
    writeFileSync('test-results/vitest-outside.json', JSON.stringify(told));
  },
};

export default defineConfig({
  test: {
    projects: [
      'packages/domain',
      'apps/web',
      'apps/web/vitest.screens.config.ts',
      'apps/sandbox',
      'apps/api',
      'tooling',
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }], outsideOfTests],
    // Two cores: more would only wait for each other.
    maxWorkers: 2,
  },
});
