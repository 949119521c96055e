import { defineConfig } from '@playwright/test';
import journeys from '#e2e/playwright.config.ts';

const { globalSetup: _, ...shared } = journeys;

/** Drills start what they need themselves, take minutes, and belong to `npm run test:deep`. */
export default defineConfig(shared, {
  testMatch: '*.drill.ts',
  workers: 1,
  timeout: 1_500_000,
  reporter: [['list']],
});
