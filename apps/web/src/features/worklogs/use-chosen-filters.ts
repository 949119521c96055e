import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { useListState } from '#parts/lists/use-list-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { AT_FIRST, UNBILLED, wantedBlocks } from './block-filter.ts';

/** The list as it was left: a block's neighbours are those in it. */
export function useChosenFilters() {
  const list = useListState('worklogBlocks', AT_FIRST);
  // The server is asked for words, not for letters.
  const text = useSettled(list.chosen.text);
  return { ...list, wanted: wantedBlocks({ ...list.chosen, text }) };
}

/** Lets the list show what is over and not recorded, when it is opened next. */
export const useShowOpenBlocks = (): (() => void) => useListState('worklogBlocks', AT_FIRST).clear;

/** Lets the list show a recipient's recorded hours that nobody has billed, when it is opened next. */
export function useShowUnbilledBlocks(): (recipient: RecipientName) => void {
  const { show } = useListState('worklogBlocks', AT_FIRST);
  return (recipient) => show({ ...AT_FIRST, ...UNBILLED, recipient });
}
