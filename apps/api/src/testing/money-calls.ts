const NOWHERE = '00000000-0000-4000-8000-000000000000';
const MONEY = `invoiceRecipientId: "${NOWHERE}", day: "2026-01-01", amount: { value: 1 }`;
const ALLOTMENT = `[{ invoiceId: "${NOWHERE}", amount: { value: 1 } }]`;

/** Sample calls of how money comes in. */
export const MONEY_CALLS: Record<string, string> = {
  payments: '{ payments { count } }',
  payment: `{ payment(paymentId: "${NOWHERE}") { id } }`,
  writeOffLimit: '{ writeOffLimit { value } }',
  setWriteOffLimit: 'mutation { setWriteOffLimit(amount: 5) { value } }',
  recordPayment: `mutation { recordPayment(input: { ${MONEY}, allotments: [] }) { id } }`,
  takePaymentBack: `mutation { takePaymentBack(paymentId: "${NOWHERE}", reason: "x") { id } }`,
  takeAllotmentBack: `mutation { takeAllotmentBack(allotmentId: "${NOWHERE}", reason: "x") }`,
  allotCredit: `mutation {
    allotCredit(input: { invoiceRecipientId: "${NOWHERE}", allotments: ${ALLOTMENT} }) { value } }`,
  payOutCredit: `mutation { payOutCredit(input: { ${MONEY} }) { id } }`,
  closeRest: `mutation { closeRest(invoiceId: "${NOWHERE}", input: { rest: WRITTEN_OFF }) { id } }`,
};
