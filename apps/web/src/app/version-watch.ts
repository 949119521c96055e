import { useEffect } from 'react';
import { queryClient } from '#platform/graphql/query-client.ts';
import { log } from '#platform/log/log.ts';
import { page } from '#platform/navigation/page.ts';
import { useRouter } from '#platform/navigation/router.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { createNewerVersion } from '#platform/version/newer-version.ts';
import { loadWebVersion, OWN_VERSION } from '#platform/version/web-version.ts';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';

const EVERY_MS = 300_000;
const AGAIN_MS = 2000;

const newerVersion = createNewerVersion(OWN_VERSION, () => window.sessionStorage);
let isAsking = false;

async function look(): Promise<void> {
  // Coming back to the window is told twice, and one answer is not two.
  if (document.visibilityState === 'hidden' || isAsking) return;
  isAsking = true;
  try {
    newerVersion.note(await loadWebVersion());
    if (newerVersion.isSuspected()) window.setTimeout(look, AGAIN_MS);
  } catch (cause) {
    log.warn('The version could not be asked', cause);
  }
  isAsking = false;
  reloadIfOutdated();
}

/** Unsaved input is never thrown away: the form's own page is left first. Nor is what is being sent, one after the other. */
function reloadIfOutdated(): void {
  if (hasUnsavedInput() || queryClient.isMutating() > 0 || !newerVersion.isThere()) return;
  newerVersion.markReload();
  page.reload();
}

/** Loads the app anew when the server has a newer one: at once, or at the next navigation while a form has unsaved input. */
export function useVersionWatch(): void {
  const { place } = useRouter();
  useEffect(() => {
    // The app on phones has its pages with it: a reload would bring the same ones. It is renewed by its store.
    if (currentPlatform() === 'mobile-app') return;
    void look();
    const timer = window.setInterval(look, EVERY_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    // Not at once: the form that was left is unsaved input until the next page is drawn.
    const leave = place.subscribe(() => setTimeout(reloadIfOutdated));
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, [place]);
}
