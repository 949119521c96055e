import { firstDayOf, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, addMonths, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { DEMO_OCCASIONS } from '#app/demo/demo-occasions.ts';
import { type DemoShift, nearBegins, shiftOn, weekdayOf } from '#app/demo/demo-shifts.ts';
import type { Draw } from '#app/demo/draw.ts';

/** So many months tell of the agency, the one that has just begun included: a year, and what it is compared with. */
export const DEMO_MONTHS = 14;

/** How busy months are, from January on, in percent: weddings before the summer, feasts before Christmas. */
const BUSY = [55, 70, 80, 95, 125, 130, 85, 50, 100, 105, 110, 145] as const;
const SHIFTS_A_DAY = 2;
/** The agency has grown since. */
const A_YEAR_AGO = 0.7;

export const demoBegins = (today: Day): Day => addMonths(firstDayOf(monthOf(today)), 1 - DEMO_MONTHS);

/** The shifts of the months before the weeks around today, by time; fewer and larger ones, as they are remembered. */
export function demoSeason(draw: Draw, now: Date): DemoShift[] {
  const today = dayOf(now);
  const yearAgo = addMonths(demoBegins(today), DEMO_MONTHS - 12);
  const shifts: DemoShift[] = [];
  for (let day = demoBegins(today); day < nearBegins(today); day = addDays(day, 1)) {
    const growth = day < yearAgo ? A_YEAR_AGO : 1;
    const percent = SHIFTS_A_DAY * growth * (BUSY[Number(day.slice(5, 7)) - 1] ?? 100);
    const count = Math.floor(percent / 100) + (draw.isLucky(percent % 100) ? 1 : 0);
    const fitting = DEMO_OCCASIONS.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)));
    for (const occasion of draw.some(fitting, count)) {
      const [from, to] = occasion.people;
      shifts.push(shiftOn(day, occasion, Math.max(from, to - draw.number(2))));
    }
  }
  return shifts.sort((a, b) => a.start.getTime() - b.start.getTime());
}
