import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Each file has a database and a server of its own; the modules hold no state, and to load them took a third of the time.
    isolate: false,
    // Node loads TypeScript by itself, as it does for the server: nothing is transformed, and one copy of graphql is all there is.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Far from Vienna, and on another day for half of it: what leans on the machine's zone shows.
    env: { TZ: 'America/Los_Angeles' },
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
