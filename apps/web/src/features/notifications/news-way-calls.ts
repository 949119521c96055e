import { queryOptions } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';

const NewsWay = graphql(`
  query NewsWay {
    newsWay
  }
`);
export type NewsWay = ResultOf<typeof NewsWay>['newsWay'];

/** How the worker who looks wants to be told of offers and bookings. */
export const newsWayQuery = queryOptions({
  queryKey: ['news-way'],
  queryFn: async ({ signal }) => (await execute(NewsWay, {}, { signal })).newsWay,
});

export const chooseNewsWay = defineCommand({
  document: graphql(`
    mutation ChooseNewsWay($way: NewsWay!) {
      chooseNewsWay(way: $way)
    }
  `),
  answer: ({ chooseNewsWay }) => chooseNewsWay,
  renew: () => queryClient.invalidateQueries({ queryKey: newsWayQuery.queryKey }),
  isRepeatable: true,
});
