import { useMemo } from 'react';
import { type MenuSection, menuOf } from '#platform/navigation/menu.ts';
import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { MENU_ENTRIES } from '../features.ts';

interface Menu {
  readonly sections: readonly MenuSection[];
  /** The bar at the bottom; a single entry would lead nowhere. */
  readonly barEntries: MenuSection['entries'];
  /** Whether there is more than the bar can hold. */
  readonly hasMore: boolean;
}

export function useMenu(): Menu {
  const viewer = useViewer();
  return useMemo(() => {
    const sections = menuOf(MENU_ENTRIES, ({ action }) => may(viewer, action));
    const main = sections.find(({ group }) => group === 'main')?.entries ?? [];
    return {
      sections,
      barEntries: main.length > 1 ? main : [],
      hasMore: sections.some(({ group }) => group !== 'main'),
    };
  }, [viewer]);
}
