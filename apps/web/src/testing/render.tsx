import { QueryClientProvider } from '@tanstack/react-query';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { paramsOf } from '#platform/navigation/matching.ts';
import type { Path } from '#platform/navigation/paths.ts';
import { Router, RouterContext, usePlace } from '#platform/navigation/router.ts';
import { type Viewer, ViewerContext } from '#platform/viewer/viewer.ts';
import { render } from '#testing/library.tsx';
import { memoryHistory } from '#testing/memory-history.ts';
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

function shownAt(address: string, screen: ReactNode, viewer: Partial<Viewer>) {
  const router = new Router(memoryHistory(address));
  onTestFinished(router.follow());
  const shown = render(
    grounded(
      <RouterContext value={router}>
        <Notices>{screen}</Notices>
      </RouterContext>,
      viewer,
    ),
  );
  return { ...shown, person: userEvent.setup({ delay: null }), path: () => router.place.get().pathname };
}

/** Shows a part of a screen on everything that it stands on; `person` types and clicks, `path` tells where they are. */
export const renderScreen = (screen: ReactNode, viewer: Partial<Viewer> = {}) => shownAt('/', screen, viewer);

/** Shows a page that reads its own address, as `/target_user/w-1` of `/target_user/$targetUserId`; elsewhere there is nothing. */
export const renderPage = (path: Path, address: string, page: ReactNode, viewer: Partial<Viewer> = {}) =>
  shownAt(address, <At path={path}>{page}</At>, viewer);

const At = ({ path, children }: { readonly path: Path; readonly children: ReactNode }) =>
  paramsOf(path, usePlace().pathname) && children;
