import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { type DayRange, spanOfDays } from '#ui/filters/day-range.ts';
import type { AppointmentFilter } from './appointments-query.ts';

/** The chosen filters; nothing chosen means all. */
export interface ChosenFilters {
  readonly text: string;
  readonly types: readonly string[];
  readonly pools: readonly string[];
  readonly recipient: RecipientName | null;
  readonly isNotFull: boolean;
  /** Only the list has it: the board shows its week. None means from today on. */
  readonly range: DayRange | null;
  /** Instead of days: what is not over and begins within the next seven, as the home counts it. */
  readonly isSoon: boolean;
}

export const NO_FILTERS: ChosenFilters = {
  text: '',
  types: [],
  pools: [],
  recipient: null,
  isNotFull: false,
  range: null,
  isSoon: false,
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
export const spanOf = ({ range, isSoon }: ChosenFilters, today: Day, now = new Date()): AppointmentFilter =>
  isSoon ? comingWeek(now) : spanOfDays(range ?? { from: today, to: null });

/** All that is to come for a recipient, as the list shows it that is narrowed to them. */
export const comingFilter = (invoiceRecipientId: string, today: Day): AppointmentFilter => ({
  invoiceRecipientId,
  ...spanOf(NO_FILTERS, today),
});

const STEP_MS = 5 * 60_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** From now on, in steps, so that the home and the list ask for the same and not anew with every tick of the clock. */
export function comingWeek(now: Date): { readonly from: string; readonly to: string } {
  const from = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + WEEK_MS).toISOString() };
}
