import { useEffect, useState } from 'react';
import { browserHistory } from '#platform/navigation/history.ts';
import { Router, RouterContext } from '#platform/navigation/router.ts';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';
import { Shell } from './shell.tsx';
import { useScrolling } from './use-scrolling.ts';

/** The router is made after the login, when the address is no longer the provider's answer. */
export function AppRouter() {
  const [router] = useState(() => new Router(browserHistory(), hasUnsavedInput));
  useEffect(() => router.follow(), [router]);
  useScrolling(router);
  return (
    <RouterContext value={router}>
      <Shell />
    </RouterContext>
  );
}
