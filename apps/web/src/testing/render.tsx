import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { queryClient } from '#platform/graphql/query-client.ts';
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

/** Shows a part of a screen on everything that it stands on; `person` types and clicks, `path` tells where they are. */
export function renderScreen(screen: ReactNode, viewer: Partial<Viewer> = {}) {
  const root = createRootRoute();
  const rest = createRoute({ getParentRoute: () => root, path: '/$' });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([rest]), history });
  const shown = render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <ViewerContext value={{ ...VIEWER, ...viewer }}>
          {/* The app's own routes are no matter of a part. */}
          <RouterContextProvider router={router as never}>
            <Notices>{screen}</Notices>
          </RouterContextProvider>
        </ViewerContext>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { ...shown, person: userEvent.setup({ delay: null }), path: () => history.location.pathname };
}
