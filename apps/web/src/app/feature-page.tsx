import { type ComponentType, lazy } from 'react';
import type { FeatureRoute, PageSection } from '#platform/navigation/feature.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { useCurrentRoute } from './current-route.ts';
import { sectionsOf } from './features.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { orReload } from './load-page.ts';

const loaded = new Map<FeatureRoute | PageSection, ComponentType>();

/** Each page's code is fetched when it is first opened. */
function pageOf(part: FeatureRoute | PageSection): ComponentType {
  const page = loaded.get(part) ?? lazy(() => orReload(part.load().then((Page) => ({ default: Page }))));
  loaded.set(part, page);
  return page;
}

/** The feature's page for this person with what other features add to it, or the reason why there is none. */
export function FeaturePage() {
  const viewer = useViewer();
  const route = useCurrentRoute();
  if (!route) return <ForbiddenPage />;
  const Page = pageOf(route);
  return (
    <>
      <Page />
      {sectionsOf(viewer, route).map((section) => {
        const Section = pageOf(section);
        return <Section key={`${section.action} ${section.isLast}`} />;
      })}
    </>
  );
}
