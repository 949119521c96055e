import { createCalendarFeed, findCalendarFeed, revokeCalendarFeed } from '#features/calendar-feeds/calendar-feed.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

export const calendarFeedsSchema: SchemaPart = (builder) => {
  const Feed = builder.objectRef<{ createdAt: Date }>('CalendarFeed').implement({
    description: 'That a calendar may fetch the own shifts.',
    fields: (t) => ({
      createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    }),
  });
  const Link = builder.objectRef<{ url: string }>('CalendarFeedLink').implement({
    description: 'The secret link; shown this once.',
    fields: (t) => ({ url: t.exposeString('url', { description: 'Below the address of the app.' }) }),
  });
  builder.queryFields((t) => ({
    calendarFeed: t.field({
      type: Feed,
      nullable: true,
      description: 'Whether a calendar may fetch the own shifts.',
      ...serve(builder, findCalendarFeed),
    }),
  }));
  builder.mutationFields((t) => ({
    createCalendarFeed: t.field({
      type: Link,
      description: 'Makes the link, or another one in place of it.',
      ...serve(builder, createCalendarFeed),
    }),
    revokeCalendarFeed: t.field({
      type: 'Boolean',
      description: 'From now on no calendar may fetch the shifts. Whether one could.',
      ...serve(builder, revokeCalendarFeed),
    }),
  }));
};
