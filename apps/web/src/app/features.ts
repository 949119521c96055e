import type { Feature, FeatureRoute, PageSection, PublicPage } from '#platform/navigation/feature.ts';
import { may, type Viewer } from '#platform/viewer/viewer.ts';

/** Every folder of features that has something to show; a new one is found by its file's name. */
const modules = import.meta.glob<{ feature: Feature }>('../features/*/*.feature.tsx', { eager: true });
const features = Object.values(modules).map(({ feature }) => feature);

const PUBLIC_PAGES = features.flatMap(({ publicPages = [] }) => publicPages);

/** The page at an address that needs no login, if there is one. */
export const publicPageAt = (path: string): PublicPage | undefined =>
  PUBLIC_PAGES.find(({ prefix }) => path.startsWith(prefix));

export const MENU_ENTRIES = features.flatMap(({ menu = [] }) => menu);

/** The routes by path; one path can have a page for workers and another one for staff. */
export const ROUTES_BY_PATH = Map.groupBy(
  features
    .flatMap(({ routes }) => routes)
    .toSorted((a, b) => Number(a.isFallback ?? false) - Number(b.isFallback ?? false)),
  ({ path }) => path,
);

const SECTIONS = features
  .flatMap(({ sections = [] }) => sections)
  .toSorted((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false));

/** The sections that other features add to a page, as far as this person may see them. */
export const sectionsOf = (viewer: Viewer, { path }: FeatureRoute): readonly PageSection[] =>
  SECTIONS.filter((section) => section.path === path && may(viewer, section.action));

const strangersPage = features.find((feature) => feature.strangersPage)?.strangersPage;

/** The page that this person sees at a path, or undefined when they may see none. */
export function routeFor(viewer: Viewer, candidates: readonly FeatureRoute[]): FeatureRoute | undefined {
  return candidates.find(({ action }) => may(viewer, action)) ?? (viewer.user ? undefined : strangersPage);
}
