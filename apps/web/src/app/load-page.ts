import { log } from '#platform/log/log.ts';
import { page } from '#platform/navigation/page.ts';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';

const RELOAD_AFTER_MS = 2_000;

/** A second reload right after the first one would help nobody. */
const PAUSE_MS = 60_000;
const MARK = 'reloadedForCode';

/**
 * Code that can not be loaded has perhaps been replaced by a newer version, or got lost on its way: the loading screen stays,
 * and the browser fetches everything anew. Without a network or a server a reload would cost the page that is there, and where
 * the same version has just been loaded anew it would never end.
 */
export function orNewVersion<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    try {
      return await load();
    } catch (cause) {
      log.warn('Code could not be loaded', cause);
      if (!navigator.onLine || hasUnsavedInput() || !(await isReloadOfUse())) throw cause;
      window.sessionStorage.setItem(MARK, String(Date.now()));
      setTimeout(() => page.reload(), RELOAD_AFTER_MS);
      return new Promise<Code>(() => undefined);
    }
  };
}

/** The names of the scripts follow from their content. After a reload they are the server's. */
async function isReloadOfUse(): Promise<boolean> {
  const isFirst = Date.now() - Number(window.sessionStorage.getItem(MARK)) > PAUSE_MS;
  const ours = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const page = await response.text();
    return response.ok && (isFirst || ours.some((name) => !page.includes(name)));
  } catch {
    return false;
  }
}
