import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { INVOICE, INVOICES, WORKLOG_BLOCK, WORKLOG_BLOCKS } from '#platform/live/topics.ts';

/** What is told of an invoice wherever it is listed, and what can be done with it now. */
export const InvoiceSummaryParts = graphql(`
  fragment InvoiceSummaryParts on Invoice {
    id
    number
    state
    recipientId
    recipientName
    issueDate
    isOutdated
    lastSentAt
    mailFailure
    grossTotal {
      value
    }
    processingSteps {
      dueDate
      sentAt
      paidOn
    }
    cancels {
      number
    }
    cancelledBy {
      number
    }
    viewerCanEdit
    viewerCanSend
    viewerCanMarkPaid
    viewerCanUnmarkPaid
    viewerCanCancel
  }
`);
export type InvoiceSummary = ResultOf<typeof InvoiceSummaryParts>;

/** Fetches again what shows invoices, and the blocks that say whether they are on one. */
export const renewInvoices = (): Promise<unknown> =>
  Promise.all(
    [INVOICES, INVOICE, WORKLOG_BLOCKS, WORKLOG_BLOCK].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
