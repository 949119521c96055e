import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { useUiState } from '#platform/session/ui-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { type DayRange, spanOfDays } from '#ui/filters/day-range.ts';

export type BlockList = 'open' | 'recorded' | 'all';

/** What the list is narrowed to, as the session remembers it. */
export interface ChosenFilters {
  readonly list: BlockList;
  readonly text: string;
  readonly recipient: RecipientName | null;
  readonly range: DayRange | null;
}

export const NO_FILTERS: Omit<ChosenFilters, 'list'> = { text: '', recipient: null, range: null };
const AT_FIRST: ChosenFilters = { list: 'open', ...NO_FILTERS };

const LISTS = {
  open: { worklogFilter: 'UNRECORDED', hasEnded: true },
  recorded: { worklogFilter: 'RECORDED' },
  all: {},
} as const;

export const isNarrowed = ({ text, recipient, range }: ChosenFilters): boolean =>
  text.trim() !== '' || recipient !== null || range !== null;

/** What the server is asked for. The oldest paper waits longest; of the others the newest are looked for. */
export const wantedBlocks = ({ list, text, recipient, range }: ChosenFilters) => ({
  filter: {
    ...LISTS[list],
    ...(text.trim() && { text: text.trim() }),
    ...(recipient && { invoiceRecipientId: recipient.id }),
    ...(range && spanOfDays(range)),
  },
  newestFirst: list !== 'open',
});
export type WantedBlocks = ReturnType<typeof wantedBlocks>;

/** The list as it was left: a block's neighbours are those in it. */
export function useChosenFilters() {
  const [chosen, setChosen] = useUiState('worklogBlocks.filters', AT_FIRST);
  // The server is asked for words, not for letters.
  const text = useSettled(chosen.text);
  return { chosen, setChosen, wanted: wantedBlocks({ ...chosen, text }) };
}
