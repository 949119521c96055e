import { ensureBrowser } from '@gastspiel/tooling/browser.ts';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = ensureBrowser();

// React and its companions as people get them: built for development, they take four times as long.
const define = { 'process.env.NODE_ENV': '"production"' };

/** Components, in the browser of the journeys. */
export default defineConfig({
  define,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['production', 'module', 'browser'] },
  optimizeDeps: { include: ['react/jsx-runtime'], rolldownOptions: { transform: { define } } },
  test: {
    include: ['src/**/*.test.tsx'],
    testTimeout: 20_000,
    setupFiles: ['src/testing/setup.ts'],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1366, height: 768 },
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
        contextOptions: { timezoneId: 'America/Los_Angeles', locale: 'de-AT' },
      }),
      instances: [{ browser: 'chromium', name: 'screens' }],
    },
  },
});
