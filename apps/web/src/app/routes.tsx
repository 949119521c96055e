import { createRootRoute, createRoute } from '@tanstack/react-router';
import { CALLBACK_PATH } from '#platform/session/return-path.ts';
import { FeaturePage } from './feature-page.tsx';
import { ROUTES_BY_PATH } from './features.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const pages = [...ROUTES_BY_PATH].map(([path, candidates]) =>
  createRoute({ getParentRoute: () => root, path, staticData: { candidates }, component: FeaturePage }),
);

/** The login takes its answer before any route is shown; here there is nothing to see. */
const callback = createRoute({ getParentRoute: () => root, path: CALLBACK_PATH, component: () => null });

export const routeTree = root.addChildren([...pages, callback]);
