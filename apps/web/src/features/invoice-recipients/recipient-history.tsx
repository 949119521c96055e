import { HistoryEntries, useHistoryPages } from '#parts/history/history-page.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { recipientHistoryLines } from './recipient-history-lines.ts';
import type { AppointmentTypes } from './recipient-query.ts';
import { RECIPIENTS } from './recipients-query.ts';

const InvoiceRecipientHistory = graphql(
  `
  query InvoiceRecipientHistory($id: String!, $page: PageInput) {
    invoiceRecipient(invoiceRecipientId: $id) { history(page: $page) { ...HistoryEntries } }
  }
`,
  [HistoryEntries],
);

/** Who changed what of the recipient. */
export function RecipientHistory({ id, types }: { readonly id: string; readonly types: AppointmentTypes }) {
  const history = useHistoryPages(
    [RECIPIENTS, id],
    async (page, signal) => (await execute(InvoiceRecipientHistory, { id, page }, { signal })).invoiceRecipient.history,
  );
  const linesOf = ({ changes }: { readonly changes: Parameters<typeof recipientHistoryLines>[0] }) =>
    recipientHistoryLines(changes, types);
  return <HistorySection {...history} linesOf={linesOf} />;
}
