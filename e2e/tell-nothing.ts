import type { Page } from '@playwright/test';

/** The app's page as a service worker keeps it: it does not say where to sign in, so the browser asks by itself. */
export const tellNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // It is gone before the script after it runs.
    new MutationObserver(() => document.querySelector('meta[name="login"]')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
