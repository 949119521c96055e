import { useEffect } from 'react';
import { observable } from '#platform/state/observable.ts';
import type { FeatureRoute } from './feature.ts';

/** Where one is, as the header and the menu say it. */
export type PagePlace = Pick<FeatureRoute, 'title' | 'within'>;

/** The shown page's own words, where its route can not know. */
export const pagePlace = observable<PagePlace | undefined>(undefined);

/** For a page whose title or menu entry follows from what it has loaded. */
export function usePagePlace({ title, within }: Required<PagePlace>): void {
  useEffect(() => {
    pagePlace.set({ title, within });
    return () => pagePlace.set(undefined);
  }, [title, within]);
}
