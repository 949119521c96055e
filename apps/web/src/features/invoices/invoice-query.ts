import { AllotmentParts } from '#features/payments/index.ts';
import { VatCheckParts } from '#features/vat-numbers/index.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { INVOICE } from '#platform/live/topics.ts';
import { InvoiceSummaryParts } from './invoice-parts.ts';

/** The lines that an invoice bills, saved or previewed. */
export const LineParts = graphql(`
  fragment InvoiceLineParts on InvoiceLine {
    worklogBlockId appointmentTypeId day description quantity recordedMinutes workers
    price { value }
    net { value }
  }
`);

/** Everything of an invoice that its own pages show. */
export const InvoiceParts = graphql(
  `
  fragment InvoiceParts on Invoice {
    ...InvoiceSummaryParts
    version language taxTreatment taxPercentage notes includedWorklogBlockIds
    netTotal { value }
    tax { value }
    lines { ...InvoiceLineParts }
    surcharges {
      appointmentTypeId typeDescription description quantity surchargePercentage kind
      proposedQuantity
      price { value }
      net { value }
    }
    additionalItems {
      description quantity unit isTravel proposedQuantity
      pricePerUnit { value }
      net { value }
    }
    usedLetterHead { name customerNumber }
    sendingHints { kind subject before after }
    processingSteps { createdAt createdByName issueDate sentAt dueDate dunDate paidOn cancelledAt }
    cancels { id number }
    cancelledBy { id number }
  }
`,
  [InvoiceSummaryParts, LineParts],
);
export type InvoiceWhole = ResultOf<typeof InvoiceParts>;
export type InvoiceLine = ResultOf<typeof LineParts>;

const InvoiceToEdit = graphql(
  `
  query InvoiceToEdit($id: String!) {
    invoice(invoiceId: $id) { ...InvoiceParts }
  }
`,
  [InvoiceParts],
);

/** An invoice as it is edited. */
export const editedQuery = (id: string) => ask(InvoiceToEdit, { id }, [INVOICE, id]);

const ShownInvoice = graphql(
  `
  query ShownInvoice($id: String!) {
    invoice(invoiceId: $id) {
      ...InvoiceParts
      pages obstacles
      vatNumberCheck { ...VatCheckParts }
      allotments { ...AllotmentParts }
      replaces { id number }
      replacedBy { id number }
      sendings {
        id orderedAt orderedByName
        recipients { name email isCopy sentAt failure hasGivenUp }
      }
    }
  }
`,
  [InvoiceParts, VatCheckParts, AllotmentParts],
);
export type Shown = ResultOf<typeof ShownInvoice>['invoice'];

/** An invoice with its paper, what became of its mails and what it belongs to. */
export const shownQuery = (id: string) => ask(ShownInvoice, { id }, [INVOICE, id]);
