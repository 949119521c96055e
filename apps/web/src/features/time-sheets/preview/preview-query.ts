import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCK } from '#platform/live/topics.ts';

const PrintoutPreview = graphql(`
  query PrintoutPreview($id: String!) {
    printoutPreview(worklogBlockId: $id) {
      pages
      recipients { name email }
    }
  }
`);

/** The paper as it would be sent now. */
export const usePreview = (id: string) =>
  useQuery({
    ...ask(PrintoutPreview, { id }, [WORKLOG_BLOCK, id]),
    // Printed anew whenever it is opened: a sender's new logo is told by no event.
    staleTime: 0,
    gcTime: 0,
  });
