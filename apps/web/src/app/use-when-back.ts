import { useEffect, useEffectEvent } from 'react';

/** Nobody is told by the browser when a server is back. */
const LOOK_AFTER_MS = 5_000;

/** Tries again when the network is back, and when the server answers again; not while nobody looks. */
export function useWhenBack(isAway: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isAway) return;
    const onOnline = (): void => tryAgain();
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const { ok } = await fetch('/readyz', { cache: 'no-store' }).catch(() => ({ ok: false }));
      if (ok) tryAgain();
    };
    window.addEventListener('online', onOnline);
    const timer = window.setInterval(() => void look(), LOOK_AFTER_MS);
    return () => {
      window.removeEventListener('online', onOnline);
      window.clearInterval(timer);
    };
  }, [isAway]);
}
