import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { INVOICES } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

/** A part of a payment on an invoice, or what closed its rest. */
export const AllotmentParts = graphql(`
  fragment AllotmentParts on Allotment {
    id kind paymentId invoiceId invoiceNumber day reason enteredAt enteredByName
    amount { value }
    takenBack { reason at byName }
  }
`);
export type Allotment = ResultOf<typeof AllotmentParts>;

/** No more than a list shows: a page has many of them. */
const PaymentParts = graphql(`
  fragment PaymentParts on Payment {
    id recipientName day way reference
    amount { value }
    credit { value }
    takenBack { reason }
    allotments {
      invoiceId invoiceNumber
      takenBack { reason }
    }
  }
`);
export type Payment = ResultOf<typeof PaymentParts>;

const OnePayment = graphql(
  `
  query OnePayment($id: String!) {
    payment(paymentId: $id) { ...PaymentParts }
  }
`,
  [PaymentParts],
);

export const paymentQuery = (id: string) => ask(OnePayment, { id }, [INVOICES, 'payment', id]);

const Payments = graphql(
  `
  query Payments($filter: PaymentFilter, $page: PageInput) {
    payments(filter: $filter, page: $page) {
      count
      items { ...PaymentParts }
    }
  }
`,
  [PaymentParts],
);
type PaymentFilter = NonNullable<VariablesOf<typeof Payments>['filter']>;

/** Money that came in and went out, the latest first. */
export const paymentsQuery = (filter: PaymentFilter, { number, size }: PageChoice) =>
  steady(ask(Payments, { filter, page: { number: number - 1, size } }, [INVOICES, 'payments']));

const OwedInvoices = graphql(`
  query OwedInvoices($recipientId: String!) {
    openInvoices(invoiceRecipientId: $recipientId) {
      id number dueDate
      openAmount { value }
    }
    writeOffLimit { value }
  }
`);
export type OwedInvoice = ResultOf<typeof OwedInvoices>['openInvoices'][number];
export type Owed = ResultOf<typeof OwedInvoices>;

/** The open invoices of a recipient, the oldest first, and up to which rest one may write off. */
export const owedQuery = (recipientId: string) =>
  ask(OwedInvoices, { recipientId }, [INVOICES, 'owed', recipientId], (owed) => owed);

/** An invoice as far as payments concern it. */
export interface PaidInvoice {
  readonly id: string;
  readonly number: string;
  readonly recipientId: string;
  readonly recipientName: string;
  readonly grossTotal: { readonly value: number };
  readonly openAmount: { readonly value: number };
  readonly allotments: readonly Allotment[];
}
