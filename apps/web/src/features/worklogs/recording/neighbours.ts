import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import { useChosenFilters } from '../use-chosen-filters.ts';

const Neighbours = graphql(`
  query WorklogBlockNeighbours($id: String!, $filter: WorklogBlockFilter, $newestFirst: Boolean) {
    worklogBlockNeighbours(worklogBlockId: $id, filter: $filter, newestFirst: $newestFirst) {
      position count previousId nextId
    }
  }
`);

/** Where the block stands in the list that it was opened from. What was just recorded stands where it stood. */
export function useNeighbours(id: string) {
  const { chosen, wanted } = useChosenFilters();
  const variables = { id, ...wanted };
  const { data } = useQuery(ask(Neighbours, variables, [WORKLOG_BLOCKS]));
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { list: chosen.list, place: data ?? last ?? undefined };
}
