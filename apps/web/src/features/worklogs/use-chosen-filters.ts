import { useListState } from '#parts/lists/use-list-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { AT_FIRST, wantedBlocks } from './block-filter.ts';

/** The list as it was left: a block's neighbours are those in it. */
export function useChosenFilters() {
  const list = useListState('worklogBlocks', AT_FIRST);
  // The server is asked for words, not for letters.
  const text = useSettled(list.chosen.text);
  return { ...list, wanted: wantedBlocks({ ...list.chosen, text }) };
}

/** Lets the list show what is over and not recorded, when it is opened next. */
export const useShowOpenBlocks = (): (() => void) => useListState('worklogBlocks', AT_FIRST).clear;
