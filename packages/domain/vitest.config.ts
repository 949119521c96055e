import { defineConfig } from 'vitest/config';

// Far from Vienna: a rule that leans on the machine's zone shows.
export default defineConfig({ test: { name: 'domain', env: { TZ: 'America/Los_Angeles' } } });
