import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { serverOrigin } from '#platform/native/server-address.ts';

const CalendarFeed = graphql(`
  query CalendarFeed {
    calendarFeed { createdAt }
  }
`);

export const calendarFeedQuery = ask(CalendarFeed, {}, ['calendar-feed']);

const renew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });

/** Answers the whole address, as a calendar needs it. */
export const createCalendarFeed = defineCommand({
  document: graphql(`
    mutation CreateCalendarFeed {
      createCalendarFeed { url }
    }
  `),
  answer: ({ createCalendarFeed: { url } }) => new URL(url, serverOrigin()).href,
  renew,
});

export const revokeCalendarFeed = defineCommand({
  document: graphql(`
    mutation RevokeCalendarFeed {
      revokeCalendarFeed
    }
  `),
  renew,
});
