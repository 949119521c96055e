import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { type DayRange, spanOfDays } from '#ui/filters/day-range.ts';
import type { BlockFilter } from '../block-query.ts';

/** Waiting: never sent, or to be sent again. */
export type PrintList = 'ALL' | 'SENT' | 'UNSENT' | 'WAITING';
export type Preset = 'COMING' | 'TODAY' | 'PAST' | 'ALL';

/** The filters of the list, as the session remembers them. */
export interface ChosenFilters {
  readonly list: PrintList;
  readonly isResending: boolean;
  readonly text: string;
  readonly recipient: RecipientName | null;
  readonly preset: Preset;
  /** Days instead of a preset. */
  readonly range: DayRange | null;
}

/** Shifts that are over can no longer be prepared, so at first they are not shown. */
export const NO_FILTERS: ChosenFilters = {
  list: 'ALL',
  isResending: false,
  text: '',
  recipient: null,
  preset: 'COMING',
  range: null,
};

/** The two counts above the list and both together: what they count is exactly what they open. */
export const COUNTED = {
  unsent: { ...NO_FILTERS, list: 'UNSENT' },
  resending: { ...NO_FILTERS, isResending: true },
  waiting: { ...NO_FILTERS, list: 'WAITING' },
} as const satisfies Record<string, ChosenFilters>;

export const isSame = (one: ChosenFilters, other: ChosenFilters): boolean =>
  JSON.stringify({ ...NO_FILTERS, ...one }) === JSON.stringify({ ...NO_FILTERS, ...other });

export const hasPeriod = ({ preset, range }: ChosenFilters): boolean => range !== null || preset !== 'COMING';

/** Past days are looked through backwards. */
export const beginsAtNewest = ({ preset, range }: ChosenFilters): boolean => range === null && preset === 'PAST';

function periodOf({ preset, range }: ChosenFilters, today: Day): BlockFilter {
  if (range) return spanOfDays(range);
  if (preset === 'ALL') return {};
  return preset === 'TODAY' ? spanOfDays({ from: today, to: null }) : { hasEnded: preset === 'PAST' };
}

/** As the server is asked for it. */
export const blockFilterOf = (chosen: ChosenFilters, today: Day): BlockFilter => ({
  ...(chosen.list !== 'ALL' && { printFilter: chosen.list }),
  ...(chosen.isResending && { isResendingNecessary: true }),
  ...(chosen.text.trim() && { text: chosen.text.trim() }),
  ...(chosen.recipient && { invoiceRecipientId: chosen.recipient.id }),
  ...periodOf(chosen, today),
});
