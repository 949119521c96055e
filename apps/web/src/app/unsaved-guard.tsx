import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';
import { orReload } from './load-page.ts';

const UnsavedDialog = lazy(() =>
  orReload(import('#ui/unsaved/unsaved-dialog.tsx').then((file) => ({ default: file.UnsavedDialog }))),
);

/** Asks before unsaved input is lost: within the app by a dialog of our own, else by the browser's. */
export function UnsavedGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsavedInput,
    enableBeforeUnload: hasUnsavedInput,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <UnsavedDialog onLeave={proceed} onStay={reset} />
    </Suspense>
  );
}
