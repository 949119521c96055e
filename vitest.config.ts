import { defineConfig } from 'vitest/config';

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
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // Two cores: more would only wait for each other.
    maxWorkers: 2,
  },
});
