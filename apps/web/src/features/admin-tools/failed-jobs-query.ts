import { useQuery } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

const FailedJobs = graphql(`
  query FailedJobs($page: PageInput) {
    failedJobs(page: $page) {
      count
      items { id kind tenantName failedAt attempts reason }
    }
  }
`);

export type FailedJob = ResultOf<typeof FailedJobs>['failedJobs']['items'][number];

const KEY = 'failed-jobs';

export function useFailedJobs({ number, size }: PageChoice) {
  const page = { number: number - 1, size };
  return useQuery(steady(ask(FailedJobs, { page }, [KEY])));
}

/** Answers how many run again. */
export const retryJobs = defineCommand({
  document: graphql(`
    mutation RetryFailedJobs($ids: [String!]!) {
      retryFailedJobs(jobIds: $ids)
    }
  `),
  answer: ({ retryFailedJobs }) => retryFailedJobs,
  renew: () => renewTopics(KEY),
  renewsAlways: true,
});
