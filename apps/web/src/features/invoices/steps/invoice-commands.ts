import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewInvoices } from '../invoice-parts.ts';

/** A refused step met another state than the screen showed, so everything is fetched again then too. */
const ofOneInvoice = {
  subject: ({ invoiceId }: { readonly invoiceId: string }) => [invoiceId],
  renew: renewInvoices,
  renewsAlways: true,
};

/** The first time it freezes the invoice, later the same bytes go out. */
export const sendInvoice = defineCommand({
  document: graphql(`
    mutation SendInvoice($invoiceId: String!, $keepsLines: Boolean, $seenHours: String) {
      sendInvoice(invoiceId: $invoiceId, keepsLines: $keepsLines, seenHours: $seenHours) { id }
    }
  `),
  ...ofOneInvoice,
});

/** Takes into a draft what was changed since it was saved. */
export const renewInvoice = defineCommand({
  document: graphql(`
    mutation RenewInvoice(
      $invoiceId: String!
      $version: Int!
      $takesRecipient: Boolean!
      $takesIssueDate: Boolean!
      $takesDueDate: Boolean!
    ) {
      renewInvoice(
        invoiceId: $invoiceId
        version: $version
        takesRecipient: $takesRecipient
        takesIssueDate: $takesIssueDate
        takesDueDate: $takesDueDate
      ) {
        id
      }
    }
  `),
  ...ofOneInvoice,
});

export const markAsPaid = defineCommand({
  document: graphql(`
    mutation MarkAsPaid($invoiceId: String!, $paidOn: String!) {
      markAsPaid(invoiceId: $invoiceId, paidOn: $paidOn) { id }
    }
  `),
  ...ofOneInvoice,
});

export const unMarkAsPaid = defineCommand({
  document: graphql(`
    mutation UnMarkAsPaid($invoiceId: String!) {
      unMarkAsPaid(invoiceId: $invoiceId) { id }
    }
  `),
  ...ofOneInvoice,
});

/** Answers the numbers of both, and the draft. */
export const correctInvoice = defineCommand({
  document: graphql(`
    mutation CorrectInvoice($invoiceId: String!) {
      correctInvoice(invoiceId: $invoiceId) {
        cancellation { number }
        successor { id number }
      }
    }
  `),
  answer: ({ correctInvoice: { cancellation, successor } }) => ({ cancellation: cancellation.number, successor }),
  ...ofOneInvoice,
});

/** Answers the number of the cancellation. */
export const cancelInvoice = defineCommand({
  document: graphql(`
    mutation CancelInvoice($invoiceId: String!) {
      cancelInvoice(invoiceId: $invoiceId) { number }
    }
  `),
  answer: ({ cancelInvoice: { number } }) => number,
  ...ofOneInvoice,
});
