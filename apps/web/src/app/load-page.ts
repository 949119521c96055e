import { log } from '#platform/log/log.ts';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';

const RELOAD_AFTER_MS = 2_000;

/**
 * Code that can not be loaded has perhaps been replaced by a newer version: then the loading screen stays, and the browser
 * fetches everything anew. Without a network, or while the server still has the same version, a reload would help nobody
 * and cost the page that is there.
 */
export function orNewVersion<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    try {
      return await load();
    } catch (cause) {
      log.warn('Code could not be loaded', cause);
      if (!navigator.onLine || hasUnsavedInput() || !(await hasServerOtherScripts())) throw cause;
      setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
      return new Promise<Code>(() => undefined);
    }
  };
}

/** The names of the scripts follow from their content. After a reload they are the server's, so that there is no second one. */
async function hasServerOtherScripts(): Promise<boolean> {
  const ours = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const page = await response.text();
    return response.ok && ours.some((name) => !page.includes(name));
  } catch {
    return false;
  }
}
