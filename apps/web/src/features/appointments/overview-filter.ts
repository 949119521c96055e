import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { type DayRange, spanOfDays } from '#ui/filters/day-range.ts';
import type { AppointmentFilter } from './appointments-query.ts';

/** What is narrowed to; nothing chosen means all. */
export interface ChosenFilters {
  readonly text: string;
  readonly types: readonly string[];
  readonly pools: readonly string[];
  readonly recipient: RecipientName | null;
  readonly isNotFull: boolean;
  /** Only the list has it: the board shows its week. None means from today on. */
  readonly range: DayRange | null;
}

export const NO_FILTERS: ChosenFilters = {
  text: '',
  types: [],
  pools: [],
  recipient: null,
  isNotFull: false,
  range: null,
};

/** Whether anything is hidden by choice, in either view. */
export const isNarrowed = ({ text, types, pools, recipient, isNotFull }: ChosenFilters): boolean =>
  text.trim() !== '' || types.length > 0 || pools.length > 0 || recipient !== null || isNotFull;

export const filterOf = ({ text, types, pools, recipient, isNotFull }: ChosenFilters): AppointmentFilter => ({
  ...(text.trim() && { text: text.trim() }),
  ...(types.length > 0 && { typeIds: [...types] }),
  ...(pools.length > 0 && { poolIds: [...pools] }),
  ...(recipient && { invoiceRecipientId: recipient.id }),
  ...(isNotFull && { isNotFullyBooked: true }),
});

/** The days of the list as instants; the last one belongs to it. */
export const spanOf = ({ range }: ChosenFilters, today: Day): AppointmentFilter =>
  spanOfDays(range ?? { from: today, to: null });
