import { useMemo } from 'react';
import { type MenuSection, menuOf } from '#platform/navigation/menu.ts';
import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { MENU_ENTRIES } from '../features.ts';

interface Menu {
  readonly sections: readonly MenuSection[];
  /** The bar at the bottom. */
  readonly barEntries: MenuSection['entries'];
  /** Whether there is more than the bar can hold. */
  readonly hasMore: boolean;
}

export function useMenu(): Menu {
  const viewer = useViewer();
  return useMemo(() => {
    const sections = menuOf(MENU_ENTRIES, ({ action }) => may(viewer, action));
    return {
      sections,
      barEntries: sections.find(({ group }) => group === 'main')?.entries ?? [],
      hasMore: sections.some(({ group }) => group !== 'main'),
    };
  }, [viewer]);
}
