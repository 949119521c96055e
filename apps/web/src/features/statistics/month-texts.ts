import { firstDayOf, lastDayOf, type Month } from '@gastspiel/domain/time/month.ts';
import { rangeText } from '#ui/filters/range-text.ts';

const ZONE = { timeZone: 'UTC' } as const;
const SHORT = new Intl.DateTimeFormat('de-AT', { ...ZONE, month: 'short' });
const at = (month: Month): number => Date.parse(firstDayOf(month));

/** "Sep", beneath a plot. */
export const shortMonth = (month: Month): string => SHORT.format(at(month)).replace('.', '');

/** "Sep. 2026". */
export const monthOfYear = (month: Month): string => rangeText({ from: firstDayOf(month), to: lastDayOf(month) });

export const yearOfMonth = (month: Month): string => month.slice(0, 4);
