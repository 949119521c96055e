import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { INVOICE, INVOICES } from '#platform/live/topics.ts';

/** Money shows itself at invoices, recipients and statements; a refusal met another state than the screen showed. */
const ofMoney = {
  renew: (): Promise<unknown> => renewTopics(INVOICES, INVOICE),
  renewsAlways: true,
};

export const RecordPayment = graphql(`
  mutation RecordPayment($input: PaymentInput!) {
    recordPayment(input: $input) { id }
  }
`);
export const recordPayment = defineCommand({ document: RecordPayment, ...ofMoney });

export const takePaymentBack = defineCommand({
  document: graphql(`
    mutation TakePaymentBack($id: String!, $reason: String!) {
      takePaymentBack(paymentId: $id, reason: $reason) { id }
    }
  `),
  ...ofMoney,
});

export const takeAllotmentBack = defineCommand({
  document: graphql(`
    mutation TakeAllotmentBack($id: String!, $reason: String!) {
      takeAllotmentBack(allotmentId: $id, reason: $reason)
    }
  `),
  ...ofMoney,
});

export const closeRest = defineCommand({
  document: graphql(`
    mutation CloseRest($id: String!, $input: CloseRestInput!) {
      closeRest(invoiceId: $id, input: $input) { id }
    }
  `),
  ...ofMoney,
});

export const allotCredit = defineCommand({
  document: graphql(`
    mutation AllotCredit($input: AllotCreditInput!) {
      allotCredit(input: $input) { value }
    }
  `),
  ...ofMoney,
});

export const payOutCredit = defineCommand({
  document: graphql(`
    mutation PayOutCredit($input: PayoutInput!) {
      payOutCredit(input: $input) { id }
    }
  `),
  ...ofMoney,
});
