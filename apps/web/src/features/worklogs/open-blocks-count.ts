import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';

const OpenWorklogBlocksCount = graphql(`
  query OpenWorklogBlocksCount {
    worklogBlocks(filter: { worklogFilter: UNRECORDED, hasEnded: true }) { count(isBounded: true) }
  }
`);

const countQuery = ask(OpenWorklogBlocksCount, {}, [WORKLOG_BLOCKS], ({ worklogBlocks }) => worklogBlocks.count);

/** Another query that has been told shares it, so that the badge says the same. */
export const keepOpenBlocksCount = (count: number): void => {
  queryClient.setQueryData(countQuery.queryKey, count);
};

/** How many blocks are over and not recorded, for the badge. */
export const useOpenBlocksCount = (): number | undefined => useQuery(countQuery).data;
