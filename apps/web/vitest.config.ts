import { defineConfig } from 'vitest/config';

/**
 * These tests need no browser and leave nothing behind, so files share a worker. Tests of components are a project of their
 * own, see vitest.screens.config.ts.
 */
export default defineConfig({
  test: { isolate: false, include: ['src/**/*.test.ts'], env: { TZ: 'America/Los_Angeles' } },
});
