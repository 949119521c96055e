import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';

const OpenWorklogBlocksCount = graphql(`
  query OpenWorklogBlocksCount {
    worklogBlocks(filter: { worklogFilter: UNRECORDED, hasEnded: true }) {
      count
    }
  }
`);

/** How many blocks are over and not recorded, for the badge. */
export function useOpenBlocksCount(): number | undefined {
  const { data } = useQuery({
    queryKey: [WORKLOG_BLOCKS, 'open-count'],
    queryFn: ({ signal }) => execute(OpenWorklogBlocksCount, {}, { signal }),
  });
  return data?.worklogBlocks.count;
}
