import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { CALLBACK_PATH } from '#platform/session/return-path.ts';
import { orReload } from './load-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: 'Startseite' },
  component: lazyRouteComponent(() => orReload(import('#features/home/home-page.tsx')), 'HomePage'),
});

/** The login takes its answer before any route is shown; here there is nothing to see. */
const callback = createRoute({ getParentRoute: () => root, path: CALLBACK_PATH, component: () => null });

export const routeTree = root.addChildren([home, callback]);
