import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { FeatureRoute } from '#platform/navigation/feature.ts';
import { CALLBACK_PATH } from '#platform/session/return-path.ts';
import { LoadingArea } from '#ui/loading-indicator.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { FeaturePage } from './feature-page.tsx';
import { ROUTES_BY_PATH } from './features.ts';
import { NotFoundPage } from './no-page.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

// To the router a path is plain text: the table of addresses (`Path`) has the types, without a tree of routes behind it.
const pages = [...ROUTES_BY_PATH].map(([path, candidates]: readonly [string, readonly FeatureRoute[]]) =>
  createRoute({ getParentRoute: () => root, path, staticData: { candidates }, component: FeaturePage }),
);

/** The login takes its answer before any route is shown; here there is nothing to see. */
const callback = createRoute({ getParentRoute: () => root, path: CALLBACK_PATH, component: () => null });

const routeTree = root.addChildren([...pages, callback]);

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
