import { useState } from 'react';
import { isOutOfReach } from '#platform/graphql/api-error.ts';
import { useLastError } from '#platform/graphql/use-last-error.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { later } from '#ui/later/later.tsx';
import { LoadingScreen } from '#ui/loading-indicator.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { LoadErrorScreen } from './load-error-screen.tsx';
import { orNewVersion } from './load-page.ts';
import { useWhenBack } from './use-when-back.ts';

interface StartFailedProps {
  /** Null while it is tried again. */
  readonly error: unknown;
  readonly retry: () => void;
}

const OfflineScreen = later<StartFailedProps>(
  orNewVersion(async () => (await import('#features/own-offers/offline/offline-screen.tsx')).OfflineScreen),
  { Failed: LoadErrorScreen },
);

/** The app could not start. Without a network a worker sees the next shifts as they were last known. */
export function StartFailed({ error, retry }: StartFailedProps) {
  const [isKept] = useState(() => keptShifts.read() !== undefined);
  const lastError = useLastError(error);
  useWhenBack(Boolean(error) && isOutOfReach(lastError), retry);
  if (isKept && isOutOfReach(lastError)) return <OfflineScreen error={lastError} retry={retry} />;
  return error ? <LoadErrorScreen error={error} retry={retry} /> : <LoadingScreen text={APP_TEXTS.dataBeingLoaded} />;
}
