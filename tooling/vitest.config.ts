import { defineConfig } from 'vitest/config';

// The whole product starts in these tests; the limits only end what hangs.
export default defineConfig({ test: { testTimeout: 240_000, hookTimeout: 60_000 } });
