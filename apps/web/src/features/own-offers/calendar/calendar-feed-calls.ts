import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const CalendarFeed = graphql(`
  query CalendarFeed {
    calendarFeed {
      createdAt
    }
  }
`);

const CreateCalendarFeed = graphql(`
  mutation CreateCalendarFeed {
    createCalendarFeed {
      url
    }
  }
`);

const RevokeCalendarFeed = graphql(`
  mutation RevokeCalendarFeed {
    revokeCalendarFeed
  }
`);

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }) => (await execute(CalendarFeed, {}, { signal })).calendarFeed,
});

/** The whole address, as a calendar needs it. */
export const createCalendarFeed = async (): Promise<string> =>
  new URL((await execute(CreateCalendarFeed, {})).createCalendarFeed.url, window.location.origin).href;

export async function revokeCalendarFeed(): Promise<void> {
  await execute(RevokeCalendarFeed, {});
}
