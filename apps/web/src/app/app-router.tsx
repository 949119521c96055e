import { createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { FeatureRoute } from '#platform/navigation/feature.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { routeTree } from './routes.tsx';

const createAppRouter = () =>
  createRouter({
    routeTree,
    defaultPendingComponent: () => <LoadingArea text={APP_TEXTS.pageBeingLoaded} />,
    // The loading indicator keeps quiet at first by itself.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: passOn,
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
  });

/** The error boundary around the whole app has the screen for it. */
function passOn({ error }: { error: unknown }): never {
  throw error;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The pages that the features have for this address. */
    readonly candidates?: readonly FeatureRoute[];
  }
}

/** The router is made after the login, when the address is no longer the provider's answer. */
export function AppRouter() {
  const [router] = useState(createAppRouter);
  return <RouterProvider router={router} />;
}
