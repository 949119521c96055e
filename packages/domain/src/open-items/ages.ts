import { type Day, daysBetween } from '#domain/time/vienna-day.ts';

/** How long an open item has been due, from when to when in days. */
export const AGES = {
  NOT_DUE: [0, 0],
  TO_30: [1, 30],
  TO_60: [31, 60],
  TO_90: [61, 90],
  OLDER: [91, Infinity],
} as const;
export type Age = keyof typeof AGES;
export const AGE_NAMES = ['NOT_DUE', 'TO_30', 'TO_60', 'TO_90', 'OLDER'] as const satisfies readonly Age[];

/** On the day it is due nothing is overdue yet. */
export function ageOf(dueDate: Day, day: Day): Age {
  const days = Math.max(0, daysBetween(dueDate, day));
  return AGE_NAMES.find((age) => days <= AGES[age][1]) ?? 'OLDER';
}
