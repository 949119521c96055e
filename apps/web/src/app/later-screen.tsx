import type { ComponentType } from 'react';
import { type LoadFailedProps, later } from '#ui/later/later.tsx';
import { PageFailed } from '#ui/later/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-indicator.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { orNewVersion } from './load-page.ts';

const AS_SCREEN = {
  waiting: <LoadingScreen text={APP_TEXTS.pageBeingLoaded} />,
  Failed: ({ retry }: LoadFailedProps) => (
    <main>
      <PageFailed retry={retry} />
    </main>
  ),
};

/** Code that fills the whole screen, fetched when it is first shown. */
export const laterScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(orNewVersion(load), AS_SCREEN);
