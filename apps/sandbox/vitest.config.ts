import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Real servers start in these tests; the limits only end what hangs.
  test: { testTimeout: 120_000, hookTimeout: 60_000 },
});
