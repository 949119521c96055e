import { defineConfig } from 'vitest/config';

/** Components, in a browser of paper (jsdom). It takes a second to make, so only these tests have it. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.tsx'],
    environment: 'jsdom',
    testTimeout: 20_000,
    setupFiles: ['src/testing/setup.ts'],
    env: { TZ: 'America/Los_Angeles' },
  },
});
