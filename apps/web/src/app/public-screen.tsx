import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { PublicPage } from '#platform/navigation/feature.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { APP_TEXTS, PRODUCT } from './app-texts.ts';
import { orReload } from './load-page.ts';

/** A page without the shell, for people who are not signed in. */
export function PublicScreen({ page }: { readonly page: PublicPage }) {
  const Page = useMemo(() => lazy(() => orReload(page.load().then((Loaded) => ({ default: Loaded })))), [page]);
  useEffect(() => {
    document.title = `${PRODUCT} – ${page.title}`;
  }, [page]);
  return (
    <Suspense fallback={<LoadingScreen text={APP_TEXTS.pageBeingLoaded} />}>
      <Page rest={decodeURIComponent(window.location.pathname.slice(page.prefix.length))} />
    </Suspense>
  );
}
