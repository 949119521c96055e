import { useEffect, useMemo } from 'react';
import type { PublicPage } from '#platform/navigation/feature.ts';
import { PRODUCT } from './app-texts.ts';
import { laterScreen } from './later-screen.tsx';

/** A page without the shell, for people who are not signed in. */
export function PublicScreen({ page }: { readonly page: PublicPage }) {
  const Page = useMemo(() => laterScreen(page.load), [page]);
  useEffect(() => {
    document.title = `${PRODUCT} – ${page.title}`;
  }, [page]);
  return <Page rest={decodeURIComponent(window.location.pathname.slice(page.prefix.length))} />;
}
