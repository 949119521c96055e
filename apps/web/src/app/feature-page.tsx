import { type ComponentType, lazy } from 'react';
import type { FeatureRoute } from '#platform/navigation/feature.ts';
import { useCurrentRoute } from './current-route.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { orReload } from './load-page.ts';

const loaded = new Map<FeatureRoute, ComponentType>();

/** Each page's code is fetched when it is first opened. */
function pageOf(route: FeatureRoute): ComponentType {
  const page = loaded.get(route) ?? lazy(() => orReload(route.load().then((Page) => ({ default: Page }))));
  loaded.set(route, page);
  return page;
}

/** The feature's page for this person, or the reason why there is none. */
export function FeaturePage() {
  const route = useCurrentRoute();
  if (!route) return <ForbiddenPage />;
  const Page = pageOf(route);
  return <Page />;
}
