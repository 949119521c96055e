import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate, useSearch } from '#platform/navigation/router.ts';
import { may, type Viewer } from '#platform/viewer/viewer.ts';

const TABS = ['cost-centers', 'import', 'transfer', 'files'] as const;
export type Tab = (typeof TABS)[number];

/** The tabs for this person: without the interface only files. */
export const tabsOf = (viewer: Viewer): readonly Tab[] =>
  TABS.filter((tab) => {
    if (tab === 'files') return true;
    return may(viewer, tab === 'transfer' ? 'accounting-transfers.read' : 'accounting.read');
  });

export const linkToTab = (tab: Tab): string => `${linkTo('/accounting')}?tab=${tab}`;

/** The one that the address names, `/accounting?tab=import`, or the first. */
export function useTab(tabs: readonly Tab[]): readonly [Tab, (tab: Tab) => void] {
  const search = useSearch();
  const navigate = useNavigate();
  const tab = tabs.find((one) => one === search['tab']) ?? tabs[0] ?? 'files';
  return [tab, (next) => navigate(linkToTab(next))];
}
