import { firstDayOf, type Month, monthBefore, weeksOfMonth } from '@gastspiel/domain/time/month.ts';
import { addDays, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';
import { OwnOffers } from '../own-offers-query.ts';

/** More bookings than anybody has in the ten weeks that are asked for. */
const ENOUGH = 100;

/** The bookings in the weeks of a month, and in the month before it, whose hours stand beside. */
export const bookedInMonthQuery = (month: Month) => {
  const last = weeksOfMonth(month).at(-1)?.at(-1) ?? month;
  const filter = {
    offerStates: ['BOOKED' as const],
    from: startOfDay(firstDayOf(monthBefore(month))).toISOString(),
    to: startOfDay(addDays(last, 1)).toISOString(),
  };
  return queryOptions({
    ...ask(OwnOffers, { filter, page: { number: 0, size: ENOUGH } }, [OWN_OFFERS]),
    select: ({ items }) => items,
  });
};
