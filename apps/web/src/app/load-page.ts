import { log } from '#platform/log/log.ts';

const RELOAD_AFTER_MS = 2_000;

/**
 * A page's file that cannot be loaded has mostly been replaced by a newer version: the loading screen stays, and the
 * browser fetches everything anew.
 */
export async function orReload<Page>(page: Promise<Page>): Promise<Page> {
  try {
    return await page;
  } catch (cause) {
    log.warn('A page could not be loaded', cause);
    setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    return new Promise<Page>(() => undefined);
  }
}
