import { Temporal } from 'temporal-polyfill';
import type { Day } from '#domain/time/vienna-day.ts';

/** How many birthdays somebody has had by a day. Who was born on 29 February has theirs on 1 March in other years. */
export function ageOn(birthday: Day, today: Day): number {
  const [born, now] = [Temporal.PlainDate.from(birthday), Temporal.PlainDate.from(today)];
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}
