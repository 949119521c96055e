import { useUiState } from '#platform/session/ui-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { AT_FIRST, wantedBlocks } from './block-filter.ts';

/** The list as it was left: a block's neighbours are those in it. */
export function useChosenFilters() {
  const [remembered, setChosen] = useUiState('worklogBlocks.filters', AT_FIRST);
  // A session may remember a list from before there was one filter more.
  const chosen = { ...AT_FIRST, ...remembered };
  // The server is asked for words, not for letters.
  const text = useSettled(chosen.text);
  return { chosen, setChosen, wanted: wantedBlocks({ ...chosen, text }) };
}

/** Lets the list show what is over and not recorded, when it is opened next. */
export function useShowOpenBlocks(): () => void {
  const [, setChosen] = useUiState('worklogBlocks.filters', AT_FIRST);
  const [page, setPage] = useUiState('worklogBlocks.page', { number: 1, size: 25 });
  return () => {
    setChosen(AT_FIRST);
    setPage({ ...page, number: 1 });
  };
}
