import { type ComponentType, Fragment } from 'react';
import type { FeatureRoute, FrameLoad, FrameProps, PageSection } from '#platform/navigation/feature.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { later } from '#ui/later/later.tsx';
import { PageFailed, SectionFailed } from '#ui/later/load-failed.tsx';
import { LoadingArea } from '#ui/loading-indicator.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { useCurrentRoute } from './current-route.ts';
import { features, loadOffice, sectionsOf } from './features.ts';
import { orNewVersion } from './load-page.ts';
import { ForbiddenPage, NotFoundPage } from './no-page.tsx';

const loaded = new Map<FeatureRoute | PageSection, ComponentType>();

const AS_PAGE = { waiting: <LoadingArea text={APP_TEXTS.pageBeingLoaded} />, Failed: PageFailed };
const AS_SECTION = { Failed: SectionFailed };

/** No page of everybody's: whether there is one at all, or not for this person, the office's features know. */
const PageOfOthers = later(
  orNewVersion(async () => {
    await loadOffice();
    return NotFoundPage;
  }),
  AS_PAGE,
);

/** Each page's code is fetched when it is first opened. */
function pageOf(part: FeatureRoute | PageSection, options: typeof AS_PAGE | typeof AS_SECTION): ComponentType {
  const page = loaded.get(part) ?? later(orNewVersion(part.load), options);
  loaded.set(part, page);
  return page;
}

const frames = new Map<FrameLoad, ComponentType<FrameProps>>();

/** The same component for all pages of a frame, so that it stays. */
function frameOf(load: FrameLoad): ComponentType<FrameProps> {
  const frame = frames.get(load) ?? later(orNewVersion(load), AS_PAGE);
  frames.set(load, frame);
  return frame;
}

/** The feature's page for this person with what other features add to it, or the reason why there is none. */
export function FeaturePage() {
  const viewer = useViewer();
  const all = useObservable(features);
  const route = useCurrentRoute();
  if (route === undefined) return <PageOfOthers />;
  if (!route) return <ForbiddenPage />;
  const Page = pageOf(route, AS_PAGE);
  const Frame = route.frame ? frameOf(route.frame) : Fragment;
  return (
    <Frame>
      <Page />
      {sectionsOf(all, viewer, route).map((section) => {
        const Section = pageOf(section, AS_SECTION);
        return <Section key={`${section.action} ${section.isLast}`} />;
      })}
    </Frame>
  );
}
