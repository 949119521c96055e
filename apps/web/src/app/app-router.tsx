import { createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { routeTree } from './routes.tsx';

const createAppRouter = () =>
  createRouter({
    routeTree,
    defaultPendingComponent: () => <LoadingScreen text={APP_TEXTS.pageBeingLoaded} />,
    // The loading screen keeps quiet at first by itself.
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
    /** Stands in the header and in the browser's tab. */
    readonly title?: string;
  }
}

/** The router is made after the login, when the address is no longer the provider's answer. */
export function AppRouter() {
  const [router] = useState(createAppRouter);
  return <RouterProvider router={router} />;
}
