import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';

export const HistoryEntries = graphql(`
  fragment HistoryEntries on HistoryPage {
    count
    items {
      id at actorName bySystem subjectId
      changes { path before after }
    }
  }
`);
type HistoryPage = ResultOf<typeof HistoryEntries>;
export type HistoryEntry = HistoryPage['items'][number];

type LoadPage = (page: { readonly number: number; readonly size: number }, signal: AbortSignal) => Promise<HistoryPage>;

const HISTORY = 'history';

/** Whether a query is some entity's history. */
export const isHistory = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey.includes(HISTORY);

/** The history of an entity page by page, as a `HistorySection` shows it. */
export function useHistoryPages(entityKey: readonly unknown[], load: LoadPage) {
  const [page, onPage] = useState({ number: 1, size: 10 });
  const wanted = { number: page.number - 1, size: page.size };
  const query = useQuery({
    queryKey: [...entityKey, HISTORY, wanted],
    queryFn: ({ signal }) => load(wanted, signal),
    placeholderData: keepPreviousData,
  });
  return { query, page, onPage };
}
