import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf, type TimeOfDay, toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';

const offsetOn = (day: Day): string => toOffsetString(instantOf(day, '12:00')).slice(-6);

/** Far enough ahead that nothing has begun, and no clock change in the weeks around it: tests of those name their days. */
function galaDay(): Day {
  let saturday = addDays(mondayOf(dayOf(new Date())), 4 * 7 + 5);
  while (offsetOn(addDays(saturday, -21)) !== offsetOn(addDays(saturday, 28))) saturday = addDays(saturday, 7);
  return saturday;
}

/** The Saturday on which the sample appointment takes place, always some weeks from now. */
const GALA_DAY = galaDay();

/** A day so many days after it. */
export const day = (days: number): Day => addDays(GALA_DAY, days);

/** A time on such a day, as the API writes it. */
export const at = (days: number, time: TimeOfDay): string => toOffsetString(instantOf(day(days), time));

/** "14.03.2027" */
export const germanDay = (days: number): string => day(days).split('-').reverse().join('.');
