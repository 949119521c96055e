import { ensureBrowser } from '@gastspiel/tooling/browser.ts';
import { defineConfig } from '@playwright/test';

const executablePath = ensureBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './product.ts',
  ...(process.env['DEEP'] ? {} : { grepInvert: /@deep/ }),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that does other things as well takes three times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    // It would answer in the place of what journeys put in the way of requests; those that are about it let it in.
    serviceWorkers: 'block',
    // A failure leaves a picture and the page's outline. A trace costs a fifth of every journey: --trace on, when needed.
    screenshot: 'only-on-failure',
    // Nobody watches: what moves would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
