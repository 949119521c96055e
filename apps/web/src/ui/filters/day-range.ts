import { addDays, type Day, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';

/** Days that a list is narrowed to; open at either end. */
export interface DayRange {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** The days as instants, as the server wants them; the last one belongs to it. */
export const spanOfDays = ({ from, to }: DayRange): { readonly from?: string; readonly to?: string } => ({
  ...(from && { from: startOfDay(from).toISOString() }),
  ...(to && { to: startOfDay(addDays(to, 1)).toISOString() }),
});
