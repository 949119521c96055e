import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { type DayRange, spanOfDays } from '#ui/filters/day-range.ts';

export type BlockList = 'open' | 'recorded' | 'all';

/** How far the time sheet is, and whether the hours are on an invoice: each as the server is asked for it. */
const PAPER_CHOICES = {
  UNSENT: { printFilter: 'UNSENT' },
  SENT: { printFilter: 'SENT' },
  RESEND: { isResendingNecessary: true },
} as const;
type PaperChoice = keyof typeof PAPER_CHOICES;
const INVOICED_CHOICES = { NO: { isInvoiced: false }, YES: { isInvoiced: true } } as const;
type InvoicedChoice = keyof typeof INVOICED_CHOICES;

/** The filters of the list, as the session remembers them. */
export interface ChosenFilters {
  readonly list: BlockList;
  readonly text: string;
  readonly recipient: RecipientName | null;
  readonly range: DayRange | null;
  readonly paper: PaperChoice | null;
  readonly invoiced: InvoicedChoice | null;
}

export const NO_FILTERS: Omit<ChosenFilters, 'list'> = {
  text: '',
  recipient: null,
  range: null,
  paper: null,
  invoiced: null,
};
export const AT_FIRST: ChosenFilters = { list: 'open', ...NO_FILTERS };

const LISTS = {
  open: { worklogFilter: 'UNRECORDED', hasEnded: true },
  recorded: { worklogFilter: 'RECORDED' },
  all: {},
} as const;

export const isNarrowed = ({ text, recipient, range, paper, invoiced }: ChosenFilters): boolean =>
  text.trim() !== '' || [recipient, range, paper, invoiced].some((chosen) => chosen !== null);

/** The question to the server. The oldest paper waits longest; of the others the newest are looked for. */
export const wantedBlocks = ({ list, text, recipient, range, paper, invoiced }: ChosenFilters) => ({
  filter: {
    ...LISTS[list],
    ...(text.trim() && { text: text.trim() }),
    ...(recipient && { invoiceRecipientId: recipient.id }),
    ...(range && spanOfDays(range)),
    ...(paper && PAPER_CHOICES[paper]),
    ...(invoiced && INVOICED_CHOICES[invoiced]),
  },
  newestFirst: list !== 'open',
});

/** Recorded hours of a recipient that nobody has billed; `UNBILLED` shows the same in the list. */
export const unbilledFilter = (invoiceRecipientId: string) => ({
  ...LISTS.recorded,
  ...INVOICED_CHOICES.NO,
  invoiceRecipientId,
});
export const UNBILLED = { list: 'recorded', invoiced: 'NO' } as const;
export type WantedBlocks = ReturnType<typeof wantedBlocks>;
