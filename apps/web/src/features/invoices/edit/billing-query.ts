import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import { LineParts } from '../invoice-query.ts';

const BillableSums = graphql(`
  query BillableSums {
    billableWorklogBlocksSummary {
      invoiceRecipientId recipientName customerNumber count workMinutes isPriceMissing
      net { value }
    }
  }
`);
export type BillableSum = ResultOf<typeof BillableSums>['billableWorklogBlocksSummary'][number];

/** Who has hours that nobody has billed yet. Recorded hours and invoices change it, and both are told as news of blocks. */
export const billableSumsQuery = ask(BillableSums, {}, [WORKLOG_BLOCKS]);

const BillingOfRecipient = graphql(`
  query BillingOfRecipient($recipientId: String!, $invoiceId: String) {
    invoiceRecipient(invoiceRecipientId: $recipientId) {
      id customerNumber
      letterHead {
        name vatNumber
        address { countryCode }
      }
      usedPaymentTerms { days }
    }
    billableWorklogBlocks(invoiceRecipientId: $recipientId, invoiceId: $invoiceId) {
      id description startDateTime endDateTime appointmentTypeId typeDescription workers workMinutes
      travelMinutes obstacle
      net { value }
    }
  }
`);
type BillingAnswer = ResultOf<typeof BillingOfRecipient>;
export type BillableBlock = BillingAnswer['billableWorklogBlocks'][number];

/** Whom an invoice is for, and what can be on it. */
export interface Billing {
  readonly recipient: BillingAnswer['invoiceRecipient'];
  readonly blocks: readonly BillableBlock[];
}

export const billingQuery = (recipientId: string, invoiceId: string | null) =>
  ask(
    BillingOfRecipient,
    { recipientId, invoiceId },
    [WORKLOG_BLOCKS],
    (answer): Billing => ({ recipient: answer.invoiceRecipient, blocks: answer.billableWorklogBlocks }),
  );

const InvoicePreview = graphql(
  `
  query InvoicePreview(
    $worklogBlockIds: [String!]!
    $invoiceRecipientId: String!
    $language: PaperLanguage
    $invoiceId: String
    $draft: InvoiceDraftInput
  ) {
    invoicePdfData(
      worklogBlockIds: $worklogBlockIds
      invoiceRecipientId: $invoiceRecipientId
      language: $language
      invoiceId: $invoiceId
      draft: $draft
    ) {
      number
      lines { ...InvoiceLineParts }
      recorded { worklogBlockId day minutes }
      proposedSurcharges {
        appointmentTypeId kind description quantity surchargePercentage
        price { value }
      }
      travelMinutes pages
      addressees { name email isCopy }
      obstacles
    }
  }
`,
  [LineParts],
);
export type PreviewVariables = VariablesOf<typeof InvoicePreview>;
export type Preview = ResultOf<typeof InvoicePreview>['invoicePdfData'];

/** The invoice as it would be if it were saved now. Printed anew when somebody records hours meanwhile. */
export const previewQuery = (variables: PreviewVariables) =>
  queryOptions({
    ...ask(InvoicePreview, variables, [WORKLOG_BLOCKS]),
    // A paper is large, and another one is printed with each pause in typing.
    gcTime: 0,
  });
