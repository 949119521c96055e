import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { queryClient } from '#platform/graphql/query-client.ts';
import type { Path } from '#platform/navigation/paths.ts';
import { type Viewer, ViewerContext } from '#platform/viewer/viewer.ts';
import { render } from '#testing/library.tsx';
import { AppTheme } from '#ui/app-theme.tsx';
import { Notices } from '#ui/notices/notices.tsx';

const VIEWER: Viewer = {
  user: {
    userRole: 'TENANT_USER_DISPATCHER',
    userState: 'ACTIVE',
    firstName: 'Dora',
    lastName: 'Dispo',
    hasDeviceAccessTicket: true,
  },
  tenant: undefined,
  scopes: undefined,
  address: 'Sie',
  serverVersion: '1',
};

/** The ground under every screen; the app's own routes are no matter of a part. */
const grounded = (shown: ReactNode, viewer: Partial<Viewer>) => (
  <AppTheme>
    <QueryClientProvider client={queryClient}>
      <ViewerContext value={{ ...VIEWER, ...viewer }}>{shown}</ViewerContext>
    </QueryClientProvider>
  </AppTheme>
);

/** Shows a part of a screen on everything that it stands on; `person` types and clicks, `path` tells where they are. */
export function renderScreen(screen: ReactNode, viewer: Partial<Viewer> = {}) {
  const root = createRootRoute();
  const rest = createRoute({ getParentRoute: () => root, path: '/$' });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([rest]), history });
  const shown = render(
    grounded(
      <RouterContextProvider router={router as never}>
        <Notices>{screen}</Notices>
      </RouterContextProvider>,
      viewer,
    ),
  );
  return { ...shown, person: userEvent.setup({ delay: null }), path: () => history.location.pathname };
}

/** Shows a page that reads its own address, as `/target_user/w-1` of `/target_user/$targetUserId`; elsewhere there is nothing. */
export function renderPage(path: Path, address: string, page: ReactNode, viewer: Partial<Viewer> = {}) {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path, component: () => page });
  const rest = createRoute({ getParentRoute: () => root, path: '/$', component: () => null });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([route, rest]), history });
  const shown = render(
    grounded(
      <RouterContextProvider router={router as never}>
        <Notices>
          <RouterProvider router={router as never} />
        </Notices>
      </RouterContextProvider>,
      viewer,
    ),
  );
  return { ...shown, person: userEvent.setup({ delay: null }), path: () => history.location.pathname };
}
