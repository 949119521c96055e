import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '#platform/graphql/query-client.ts';
import { log } from '#platform/log/log.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { loadWebVersion } from '#platform/version/web-version.ts';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';

const EVERY_MS = 300_000;

/** The version that this page was loaded with: whatever the server had when it was first asked. */
let running: string | undefined;
let isOutdated = false;

async function look(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    const served = await loadWebVersion();
    running ??= served;
    isOutdated = served !== running;
  } catch (cause) {
    log.warn('The version could not be asked', cause);
  }
  reloadIfOutdated();
}

/** Unsaved input is never thrown away: the form's own page is left first. Nor is what is being sent, one after the other. */
function reloadIfOutdated(): void {
  if (isOutdated && !hasUnsavedInput() && queryClient.isMutating() === 0) window.location.reload();
}

/** Loads the app anew when the server has a newer one: at once, or at the next navigation while a form has unsaved input. */
export function useVersionWatch(): void {
  const router = useRouter();
  useEffect(() => {
    // The app on phones has its pages with it: a reload would bring the same ones. It is renewed by its store.
    if (currentPlatform() === 'mobile-app') return;
    void look();
    const timer = window.setInterval(look, EVERY_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    const leave = router.subscribe('onRendered', () => setTimeout(reloadIfOutdated));
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, [router]);
}
