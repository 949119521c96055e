import { yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import type { InvoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import type { DayRange } from '#ui/filters/day-range.ts';
import { type ChosenFilters, NO_FILTERS } from './chosen-filters.ts';

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

/** An invoice's date stays in the year of its number. */
const wholeYear = (year: number): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The invoices whose sums are shown: those of a year, or those that the list is narrowed to. */
export interface SummedInvoices {
  readonly year: number | null;
  readonly filter: ReturnType<typeof invoiceFilterOf>;
}

/** The sums are of what the list shows, whatever the state: of this year, as long as nothing is chosen. */
export function summedInvoices({ text, recipient, range }: ChosenFilters, today: Day): SummedInvoices {
  const year = yearOfDay(range?.to ?? range?.from ?? today);
  const isOfYear = range === null || JSON.stringify(range) === JSON.stringify(wholeYear(year));
  if (isOfYear && text.trim() === '' && !recipient) return { year, filter: {} };
  return { year: null, filter: invoiceFilterOf({ text, recipient, range, states: [] }) };
}

/** Exactly what a year's sum counts. */
const countedBy = (state: InvoiceState, year: number): ChosenFilters => ({
  ...NO_FILTERS,
  states: [state],
  range: wholeYear(year),
});

export const isCounted = (chosen: ChosenFilters, state: InvoiceState, year: number | null): boolean =>
  year === null
    ? chosen.states.length === 1 && chosen.states[0] === state
    : JSON.stringify({ ...NO_FILTERS, ...chosen }) === JSON.stringify(countedBy(state, year));

/** A click on a sum shows what it counts, another one all again; what the list was narrowed to stays, and a year that is not this one. */
export function afterSumClick(
  chosen: ChosenFilters,
  state: InvoiceState,
  year: number | null,
  today: Day,
): ChosenFilters {
  const isOn = isCounted(chosen, state, year);
  if (year === null) return { ...chosen, states: isOn ? [] : [state] };
  if (!isOn) return countedBy(state, year);
  return year === yearOfDay(today) ? NO_FILTERS : { ...NO_FILTERS, range: wholeYear(year) };
}
