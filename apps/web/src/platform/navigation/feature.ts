import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Rights } from '#platform/viewer/viewer.ts';
import type { Path } from './paths.ts';
import type { PublicPrefix } from './public-paths.ts';

/** Loads what stands around several pages, and stays while one goes from one of them to the next. */
export type FrameLoad = () => Promise<ComponentType<FrameProps>>;

export interface FrameProps {
  /** The page, with the sections of other features. */
  readonly children: ReactNode;
}

/** A screen of a feature. Several may share a path: whoever opens it sees the first one that they may see. */
export interface FeatureRoute {
  /** As the router writes it: `/tenant/edit/$id`. */
  readonly path: Path;
  /** Stands in the header and in the browser's tab. */
  readonly title: string;
  readonly action: Action;
  /** Loads the page's code when it is first opened: `async () => (await import('./x-page.tsx')).XPage`. */
  readonly load: () => Promise<ComponentType>;
  /** Asks ahead for the data that the page will ask for: `askAhead(…)`. */
  readonly ask?: (rights: Rights) => Promise<void>;
  /** The menu entry that is lit on this page, where it is not the page's own path. */
  readonly within?: Path;
  readonly frame?: FrameLoad;
  /** Shown only to people for whom no other page has this path. */
  readonly isFallback?: true;
}

/** A section that a feature adds to the end of another feature's page; the app puts both together. */
export interface PageSection {
  /** The path of the page's route. */
  readonly path: Path;
  readonly action: Action;
  readonly load: () => Promise<ComponentType>;
  /** After the sections of all others: the history of a page. */
  readonly isLast?: true;
}

export type MenuGroup = 'main' | 'invoicing' | 'admin';

export interface MenuEntry {
  readonly to: Path;
  readonly label: string;
  /** For the bottom bar, where the label is too long. */
  readonly short?: string;
  readonly icon: LucideIcon;
  readonly group: MenuGroup;
  readonly action: Action;
  /** Ascending within the group. Of two entries with the same address the lower one is shown. */
  readonly order: number;
  /** A hook: how much work waits there. */
  readonly badge?: () => number | undefined;
}

/** A screen for everybody who has the link, signed in or not. What follows the prefix in the address is handed to it. */
export interface PublicPage {
  /** As it stands in the address: `/confirm_email/`. */
  readonly prefix: PublicPrefix;
  readonly title: string;
  readonly load: () => Promise<ComponentType<PublicPageProps>>;
}

export interface PublicPageProps {
  readonly rest: string;
}

/** The contribution of a feature's folder to the shell: `export const feature` in its `….feature.tsx`. */
export interface Feature {
  readonly routes: readonly FeatureRoute[];
  readonly menu?: readonly MenuEntry[];
  readonly publicPages?: readonly PublicPage[];
  readonly sections?: readonly PageSection[];
  /** The page of somebody without a user record wherever no other page is open to them; one feature has it. */
  readonly strangersPage?: FeatureRoute;
}
