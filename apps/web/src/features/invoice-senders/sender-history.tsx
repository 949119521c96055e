import { HistoryEntries, useHistoryPages } from '#parts/history/history-page.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { senderHistoryLines } from './sender-history-lines.ts';
import { SENDER } from './sender-query.ts';

const InvoiceSenderHistory = graphql(
  `
  query InvoiceSenderHistory($page: PageInput) {
    invoiceSender {
      history(page: $page) {
        ...HistoryEntries
      }
    }
  }
`,
  [HistoryEntries],
);

/** Who changed what of the sender. */
export function SenderHistory() {
  const history = useHistoryPages(
    [SENDER],
    async (page, signal) =>
      (await execute(InvoiceSenderHistory, { page }, { signal })).invoiceSender?.history ?? { count: 0, items: [] },
  );
  return <HistorySection {...history} linesOf={({ changes }) => senderHistoryLines(changes)} />;
}
