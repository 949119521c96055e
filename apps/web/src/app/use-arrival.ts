import { type RefObject, useEffect, useRef } from 'react';
import { usePlace } from '#platform/navigation/router.ts';
import { PRODUCT } from './app-texts.ts';

/** Names the page in the browser's tab, and moves the focus into it when another page has come. */
export function useArrival(title: string | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = usePlace();
  const last = useRef(pathname);
  useEffect(() => {
    document.title = title ? `${PRODUCT} – ${title}` : PRODUCT;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that has put the focus somewhere itself knows better.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
