import type { Feature, FeatureRoute, MenuEntry, PageSection, PublicPage } from '#platform/navigation/feature.ts';
import type { Path } from '#platform/navigation/paths.ts';
import { observable } from '#platform/state/observable.ts';
import { may, type Viewer } from '#platform/viewer/viewer.ts';

interface Features {
  readonly publicPages: readonly PublicPage[];
  readonly menuEntries: readonly MenuEntry[];
  /** One path can have a page for workers and another one for staff. */
  readonly routes: ReadonlyMap<Path, readonly FeatureRoute[]>;
  readonly sections: readonly PageSection[];
  readonly strangersPage: FeatureRoute | undefined;
}

const together = (found: readonly Feature[]): Features => ({
  publicPages: found.flatMap(({ publicPages = [] }) => publicPages),
  menuEntries: found.flatMap(({ menu = [] }) => menu),
  routes: Map.groupBy(
    found
      .flatMap(({ routes }) => routes)
      .toSorted((a, b) => Number(a.isFallback ?? false) - Number(b.isFallback ?? false)),
    ({ path }) => path,
  ),
  sections: found
    .flatMap(({ sections = [] }) => sections)
    .toSorted((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false)),
  strangersPage: found.find((feature) => feature.strangersPage)?.strangersPage,
});

/** Every folder of features that has something to show; a new one is found by its file's name. */
const modules = import.meta.glob<{ feature: Feature }>('../features/*/*.feature.tsx', { eager: true });
const forEverybody = Object.values(modules).map(({ feature }) => feature);

export const features = observable(together(forEverybody));

let isOfficeThere = false;

/** A worker's phone does not carry what only an office opens: it comes once it is clear that somebody works there. */
export async function loadOffice(): Promise<void> {
  const { OFFICE } = await import('./office.ts');
  if (isOfficeThere) return;
  isOfficeThere = true;
  features.set(together([...forEverybody, ...OFFICE]));
}

/** The page at an address that needs no login, if there is one. */
export const publicPageAt = (path: string): PublicPage | undefined =>
  features.get().publicPages.find(({ prefix }) => path.startsWith(prefix));

/** The sections that other features add to a page, as far as this person may see them. */
export const sectionsOf = ({ sections }: Features, viewer: Viewer, { path }: FeatureRoute): readonly PageSection[] =>
  sections.filter((section) => section.path === path && may(viewer, section.action));

/** The page that this person sees at a path, or undefined when they may see none. */
export function routeFor({ routes, strangersPage }: Features, viewer: Viewer, path: Path): FeatureRoute | undefined {
  const allowed = routes.get(path)?.find(({ action }) => may(viewer, action));
  return allowed ?? (viewer.user ? undefined : strangersPage);
}
