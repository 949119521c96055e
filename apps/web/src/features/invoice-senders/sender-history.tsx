import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { HistoryEntries, useHistoryPages } from '#parts/history/history-page.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { senderHistoryLines } from './sender-history-lines.ts';
import { SENDER, senderQuery } from './sender-query.ts';

const InvoiceSenderHistory = graphql(
  `
  query InvoiceSenderHistory($page: PageInput) {
    invoiceSender { history(page: $page) { ...HistoryEntries } }
  }
`,
  [HistoryEntries],
);

/** Who changed what of the sender, once there is one; after what others add to its page. */
export function SenderHistory() {
  const { data } = useQuery(senderQuery);
  return data ? <History /> : null;
}

function History() {
  const history = useHistoryPages(
    InvoiceSenderHistory,
    {},
    [SENDER],
    ({ invoiceSender }) => invoiceSender?.history ?? { count: 0, items: [] },
  );
  return (
    <Box sx={{ mt: 2 }}>
      <HistorySection {...history} linesOf={({ changes }) => senderHistoryLines(changes)} />
    </Box>
  );
}
