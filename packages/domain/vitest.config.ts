import { defineConfig } from 'vitest/config';

// Far from Vienna: a rule that leans on the machine's zone shows.
// Pure functions leave nothing behind, so files share a worker.
export default defineConfig({ test: { isolate: false, env: { TZ: 'America/Los_Angeles' } } });
