import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { INVOICE, INVOICES, WORKLOG_BLOCK, WORKLOG_BLOCKS } from '#platform/live/topics.ts';

/** The facts of an invoice wherever it is listed, and the steps it allows now. */
export const InvoiceSummaryParts = graphql(`
  fragment InvoiceSummaryParts on Invoice {
    id number state recipientId recipientName issueDate isOutdated lastSentAt mailFailure
    grossTotal { value }
    openAmount { value }
    processingSteps { dueDate sentAt paidOn }
    cancels { number }
    cancelledBy { number }
    viewerCanEdit viewerCanSend viewerCanMarkPaid viewerCanUnmarkPaid viewerCanCancel viewerCanCorrect
  }
`);
export type InvoiceSummary = ResultOf<typeof InvoiceSummaryParts>;

/** Then its whole amount does not say what is still to be paid. */
export const isPartPaid = ({ grossTotal, openAmount }: Pick<InvoiceSummary, 'grossTotal' | 'openAmount'>): boolean =>
  openAmount.value > 0 && openAmount.value < grossTotal.value;

/** Fetches again what shows invoices, and the blocks that say whether they are on one. */
export const renewInvoices = (): Promise<unknown> => renewTopics(INVOICES, INVOICE, WORKLOG_BLOCKS, WORKLOG_BLOCK);
