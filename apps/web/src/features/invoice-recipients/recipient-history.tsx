import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import type { PageChoice } from '#ui/table/page-range.ts';
import { recipientHistoryLines } from './recipient-history-lines.ts';
import type { AppointmentTypes } from './recipient-query.ts';
import { RECIPIENTS } from './recipients-query.ts';

const InvoiceRecipientHistory = graphql(`
  query InvoiceRecipientHistory($id: String!, $page: PageInput) {
    invoiceRecipient(invoiceRecipientId: $id) {
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
    queryKey: [RECIPIENTS, 'history', id, page],
    queryFn: ({ signal }) => execute(InvoiceRecipientHistory, { id, page }, { signal }),
    select: ({ invoiceRecipient }) => invoiceRecipient.history,
    placeholderData: keepPreviousData,
  });
}

interface RecipientHistoryProps {
  readonly id: string;
  readonly types: AppointmentTypes;
}

/** Who changed what of the recipient. */
export function RecipientHistory({ id, types }: RecipientHistoryProps) {
  const [page, setPage] = useState({ number: 1, size: 10 });
  const query = useHistory(id, page);
  const linesOf = ({ changes }: { readonly changes: Parameters<typeof recipientHistoryLines>[0] }) =>
    recipientHistoryLines(changes, types);
  return <HistorySection query={query} page={page} onPage={setPage} linesOf={linesOf} />;
}
