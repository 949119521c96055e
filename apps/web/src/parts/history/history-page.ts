import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type TypedDocument } from '#platform/graphql/graphql.ts';

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

const HISTORY = 'history';

/** Whether a query is some entity's history. */
export const isHistory = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey.includes(HISTORY);

/** The history of an entity page by page, as a `HistorySection` shows it. */
export function useHistoryPages<Data extends object, Variables extends { page?: unknown }, Page>(
  document: TypedDocument<Data, Variables>,
  variables: Omit<Variables, 'page'>,
  topic: QueryKey,
  pick: (data: Data) => Page,
) {
  const [page, onPage] = useState({ number: 1, size: 10 });
  const wanted = { ...variables, page: { number: page.number - 1, size: page.size } } as Variables & object;
  const query = useQuery(steady(ask(document, wanted, [...topic, HISTORY], pick)));
  return { query, page, onPage };
}
