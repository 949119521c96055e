import type { RecipientName } from '#features/invoice-recipients/index.ts';
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
export const AT_FIRST: ChosenFilters = { list: 'open', ...NO_FILTERS };

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
