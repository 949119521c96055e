import { useEffect, useLayoutEffect, useState } from 'react';
import type { Router } from '#platform/navigation/router.ts';
import { useObservable } from '#platform/state/use-observable.ts';

/** A page that is opened begins at its top; one that the person comes back to is where they had left it. */
export function useScrolling({ place }: Router): void {
  const here = useObservable(place);
  const [tops] = useState(() => new Map<string, number>());
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = (): void => void tops.set(place.get().key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place, tops]);
  useLayoutEffect(() => {
    if (!here.isInSight) window.scrollTo({ top: here.isReturn ? (tops.get(here.key) ?? 0) : 0, behavior: 'instant' });
  }, [here, tops]);
}
