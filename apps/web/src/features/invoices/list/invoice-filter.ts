import { yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import type { InvoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import type { DayRange } from '#ui/filters/day-range.ts';

/** What the list is narrowed to, as the session remembers it. */
export interface ChosenFilters {
  readonly text: string;
  /** Any of them; none means all. */
  readonly states: readonly InvoiceState[];
  readonly recipient: RecipientName | null;
  /** Of the issue date. */
  readonly range: DayRange | null;
}

export const NO_FILTERS: ChosenFilters = { text: '', states: [], recipient: null, range: null };

export const isNarrowed = ({ text, states, recipient, range }: ChosenFilters): boolean =>
  text.trim() !== '' || states.length > 0 || recipient !== null || range !== null;

/** As the server is asked for it. */
export const invoiceFilterOf = ({ text, states, recipient, range }: ChosenFilters) => ({
  ...(text.trim() && { text: text.trim() }),
  ...(states.length > 0 && { states: [...states] }),
  ...(recipient && { invoiceRecipientId: recipient.id }),
  ...(range?.from && { issuedFrom: range.from }),
  ...(range?.to && { issuedTo: range.to }),
});

/** Whose sums are shown: the year in which the chosen period ends, else this one. */
export const yearOfSums = ({ range }: ChosenFilters, today: Day): number =>
  yearOfDay(range?.to ?? range?.from ?? today);

/** An invoice's date stays in the year of its number. */
const wholeYear = (year: number): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Exactly what a year's sum counts. */
const countedBy = (state: InvoiceState, year: number): ChosenFilters => ({
  ...NO_FILTERS,
  states: [state],
  range: wholeYear(year),
});

export const isCounted = (chosen: ChosenFilters, state: InvoiceState, year: number): boolean =>
  JSON.stringify({ ...NO_FILTERS, ...chosen }) === JSON.stringify(countedBy(state, year));

/** A click on a sum shows what it counts, another one all again; a year that is not this one stays. */
export function afterSumClick(chosen: ChosenFilters, state: InvoiceState, year: number, today: Day): ChosenFilters {
  if (!isCounted(chosen, state, year)) return countedBy(state, year);
  return year === yearOfDay(today) ? NO_FILTERS : { ...NO_FILTERS, range: wholeYear(year) };
}
