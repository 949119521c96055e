import { useEffect, useMemo } from 'react';
import type { PublicPage } from '#platform/navigation/feature.ts';
import { type LoadFailedProps, later } from '#ui/later/later.tsx';
import { PageFailed } from '#ui/later/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-indicator.tsx';
import { APP_TEXTS, PRODUCT } from './app-texts.ts';
import { orNewVersion } from './load-page.ts';

const AS_SCREEN = {
  waiting: <LoadingScreen text={APP_TEXTS.pageBeingLoaded} />,
  Failed: ({ retry }: LoadFailedProps) => (
    <main>
      <PageFailed retry={retry} />
    </main>
  ),
};

/** A page without the shell, for people who are not signed in. */
export function PublicScreen({ page }: { readonly page: PublicPage }) {
  const Page = useMemo(() => later(orNewVersion(page.load), AS_SCREEN), [page]);
  useEffect(() => {
    document.title = `${PRODUCT} – ${page.title}`;
  }, [page]);
  return <Page rest={decodeURIComponent(window.location.pathname.slice(page.prefix.length))} />;
}
