import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
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

/** Kills, outages and whole products take their time, so they wait for `npm run test:deep`. */
const DEEP_ONLY = process.env['DEEP'] === 'on' ? [] : ['**/*.deep.test.ts'];

/** A project with the settings of its folder, how many of its files run at once, and its turn. */
const project = (name: string, config: string, lane: typeof CALCULATING) => ({
  extends: `./${config}`,
  root: dirname(config),
  test: { name, ...lane, exclude: [...configDefaults.exclude, ...DEEP_ONLY] },
});

// On two cores: rules and screens keep them busy, the server's tests often wait for databases and processes. One lane after the
// other, so that no screen's time limit is eaten by its neighbours.
const CALCULATING = { maxWorkers: 2, sequence: { groupOrder: 0 } };
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    projects: [
      project('domain', 'packages/domain/vitest.config.ts', CALCULATING),
      project('web', 'apps/web/vitest.config.ts', CALCULATING),
      project('screens', 'apps/web/vitest.screens.config.ts', CALCULATING),
      project('sandbox', 'apps/sandbox/vitest.config.ts', WAITING),
      project('api', 'apps/api/vitest.config.ts', WAITING),
      project('tooling', 'tooling/vitest.config.ts', WAITING),
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }], outsideOfTests],
  },
});
