import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';

const NewsWay = graphql(`
  query NewsWay {
    newsWay
  }
`);
export type NewsWay = ResultOf<typeof NewsWay>['newsWay'];

/** How the worker who looks wants to be told of offers and bookings. */
export const newsWayQuery = ask(NewsWay, {}, ['news-way']);

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
