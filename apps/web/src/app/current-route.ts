import type { FeatureRoute } from '#platform/navigation/feature.ts';
import { pathOf } from '#platform/navigation/matching.ts';
import { type PagePlace, pagePlace } from '#platform/navigation/page-place.ts';
import { usePlace } from '#platform/navigation/router.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { features, routeFor } from './features.ts';

/** Where the person is, as the header and the menu say it. */
export function useCurrentPlace(): Partial<PagePlace & Pick<FeatureRoute, 'path'>> {
  const route = useCurrentRoute();
  const said = useObservable(pagePlace);
  return { ...route, ...said };
}

/** The page that the person is on, null where they may see none, or undefined where there is none. */
export function useCurrentRoute(): FeatureRoute | null | undefined {
  const viewer = useViewer();
  const { pathname } = usePlace();
  const all = useObservable(features);
  const path = pathOf([...all.routes.keys()], pathname);
  return path && (routeFor(all, viewer, path) ?? null);
}
