import { useMatches } from '@tanstack/react-router';
import type { FeatureRoute } from '#platform/navigation/feature.ts';
import { type PagePlace, pagePlace } from '#platform/navigation/page-place.ts';
import { useObservable } from '#platform/state/observable.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { routeFor } from './features.ts';

/** Where the person is, as the header and the menu say it. */
export function useCurrentPlace(): Partial<PagePlace & Pick<FeatureRoute, 'path'>> {
  const route = useCurrentRoute();
  const said = useObservable(pagePlace);
  return { ...route, ...said };
}

/** The page that the person is on, or undefined when there is none or they may not see it. */
export function useCurrentRoute(): FeatureRoute | undefined {
  const viewer = useViewer();
  const candidates = useMatches({ select: (matches) => matches.at(-1)?.staticData.candidates });
  return candidates && routeFor(viewer, candidates);
}
