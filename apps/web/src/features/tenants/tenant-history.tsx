import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import type { PageChoice } from '#ui/table/page-range.ts';
import { tenantHistoryLines } from './tenant-history-lines.ts';

const TenantHistoryDocument = graphql(`
  query TenantHistory($id: String!, $page: PageInput) {
    tenant(id: $id) {
      history(page: $page) {
        count
        items {
          id
          at
          actorName
          bySystem
          changes {
            path
            before
            after
          }
        }
      }
    }
  }
`);

function useHistory(id: string, { number, size }: PageChoice) {
  const page = { number: number - 1, size };
  return useQuery({
    queryKey: ['tenant', id, 'history', page],
    queryFn: ({ signal }) => execute(TenantHistoryDocument, { id, page }, { signal }),
    select: ({ tenant }) => tenant.history,
    placeholderData: keepPreviousData,
  });
}

/** Who changed what of the agency. */
export function TenantHistory({ id }: { readonly id: string }) {
  const [page, setPage] = useState({ number: 1, size: 10 });
  const query = useHistory(id, page);
  return (
    <HistorySection query={query} page={page} onPage={setPage} linesOf={({ changes }) => tenantHistoryLines(changes)} />
  );
}
