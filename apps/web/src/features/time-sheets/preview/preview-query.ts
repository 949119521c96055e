import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCK } from '#platform/live/topics.ts';

const PrintoutPreview = graphql(`
  query PrintoutPreview($id: String!) {
    printoutPreview(worklogBlockId: $id) {
      pages
      recipients {
        name
        email
      }
    }
  }
`);

/** The paper as it would be sent now. */
export const usePreview = (id: string) =>
  useQuery({
    queryKey: [WORKLOG_BLOCK, id, 'preview'],
    queryFn: async ({ signal }) => (await execute(PrintoutPreview, { id }, { signal })).printoutPreview,
    // Printed anew whenever it is opened: a sender's new logo is told by no event.
    staleTime: 0,
    gcTime: 0,
  });
