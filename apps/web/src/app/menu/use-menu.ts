import { useMemo } from 'react';
import { type MenuSection, menuOf } from '#platform/navigation/menu.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { features } from '../features.ts';

interface Menu {
  readonly sections: readonly MenuSection[];
  /** The bar at the bottom. */
  readonly barEntries: MenuSection['entries'];
  /** Whether there is more than the bar can hold: then a drawer has the rest on smaller screens. */
  readonly hasDrawer: boolean;
  /** On large screens in the place of the bar: for all who sit at a desk, however little they may open. */
  readonly hasSidebar: boolean;
}

export function useMenu(): Menu {
  const viewer = useViewer();
  const { menuEntries } = useObservable(features);
  return useMemo(() => {
    const sections = menuOf(menuEntries, ({ action }) => may(viewer, action));
    const hasDrawer = sections.some(({ group }) => group !== 'main');
    return {
      sections,
      barEntries: sections.find(({ group }) => group === 'main')?.entries ?? [],
      hasDrawer,
      hasSidebar:
        hasDrawer || (viewer.user !== undefined && viewer.user.userRole !== 'TARGET_USER' && sections.length > 0),
    };
  }, [viewer, menuEntries]);
}
