import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';

const OpenWorklogBlocksCount = graphql(`
  query OpenWorklogBlocksCount {
    worklogBlocks(filter: { worklogFilter: UNRECORDED, hasEnded: true }) {
      count
    }
  }
`);

const KEY = [WORKLOG_BLOCKS, 'open-count'];

/** Whoever has been told by another query shares it, so that the badge says the same. */
export const keepOpenBlocksCount = (count: number): void => {
  queryClient.setQueryData(KEY, count);
};

/** How many blocks are over and not recorded, for the badge. */
export function useOpenBlocksCount(): number | undefined {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await execute(OpenWorklogBlocksCount, {}, { signal })).worklogBlocks.count,
  });
  return data;
}
