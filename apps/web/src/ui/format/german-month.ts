import { firstDayOf, type Month } from '@gastspiel/domain/time/month.ts';

const LONG = new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** "September 2026". */
export const longMonth = (month: Month): string => LONG.format(Date.parse(firstDayOf(month)));
