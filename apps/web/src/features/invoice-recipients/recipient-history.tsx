import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { HistoryEntries, useHistoryPages } from '#parts/history/history-page.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { usePathParams } from '#platform/navigation/paths.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { recipientHistoryLines } from './recipient-history-lines.ts';
import { RECIPIENTS } from './recipients-query.ts';

const InvoiceRecipientHistory = graphql(
  `
  query InvoiceRecipientHistory($id: String!, $page: PageInput) {
    invoiceRecipient(invoiceRecipientId: $id) { history(page: $page) { ...HistoryEntries } }
  }
`,
  [HistoryEntries],
);

const NamesOfTypes = graphql(`
  query NamesOfTypes { priceList { types { id description } } }
`);

/** The end of a recipient's page: who changed what of them. */
export function RecipientHistorySection() {
  const { invoiceRecipientId } = usePathParams('/invoice_recipient/$invoiceRecipientId');
  return <RecipientHistory key={invoiceRecipientId} id={invoiceRecipientId} />;
}

export function RecipientHistory({ id }: { readonly id: string }) {
  const { data: list } = useQuery(ask(NamesOfTypes, {}, [RECIPIENTS]));
  const history = useHistoryPages(
    InvoiceRecipientHistory,
    { id },
    [RECIPIENTS, id],
    ({ invoiceRecipient }) => invoiceRecipient.history,
  );
  const linesOf = ({ changes }: { readonly changes: Parameters<typeof recipientHistoryLines>[0] }) =>
    recipientHistoryLines(changes, list?.types ?? []);
  return (
    <Box sx={{ mt: { xs: 2, sm: 2.5 } }}>
      <HistorySection {...history} linesOf={linesOf} />
    </Box>
  );
}
