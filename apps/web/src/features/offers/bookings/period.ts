import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';

/** Days, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** This week and the four after it: what is planned for. */
export function defaultPeriod(now: Date): Period {
  const monday = mondayOf(dayOf(now));
  return { from: monday, to: addDays(monday, 5 * 7 - 1) };
}
