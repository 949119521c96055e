import { firstDayOf, type Month, monthBefore, weeksOfMonth } from '@gastspiel/domain/time/month.ts';
import { addDays, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';
import { OwnOffers } from '../own-offers-query.ts';

/** More bookings than anybody has in the ten weeks that are asked for. */
const ENOUGH = 100;

/** What the weeks of a month show, and the month before it, whose hours stand beside. */
export const bookedInMonthQuery = (month: Month) =>
  queryOptions({
    queryKey: [OWN_OFFERS, 'calendar', month],
    queryFn: async ({ signal }) => {
      const last = weeksOfMonth(month).at(-1)?.at(-1) ?? month;
      const filter = {
        offerStates: ['BOOKED' as const],
        from: startOfDay(firstDayOf(monthBefore(month))).toISOString(),
        to: startOfDay(addDays(last, 1)).toISOString(),
      };
      const variables = { filter, page: { number: 0, size: ENOUGH } };
      return (await execute(OwnOffers, variables, { signal })).currentTargetUserOffers.items;
    },
  });
