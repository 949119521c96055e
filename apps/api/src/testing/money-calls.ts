const NOWHERE = '00000000-0000-4000-8000-000000000000';
const MONEY = `invoiceRecipientId: "${NOWHERE}", day: "2026-01-01", amount: { value: 1 }`;
const ALLOTMENT = `[{ invoiceId: "${NOWHERE}", amount: { value: 1 } }]`;

/** Sample calls of how money comes in. */
export const MONEY_CALLS: Record<string, string> = {
  correctInvoice: `mutation { correctInvoice(invoiceId: "${NOWHERE}") { successor { id } } }`,
  openItems: '{ openItems { day } }',
  openInvoices: `{ openInvoices(invoiceRecipientId: "${NOWHERE}") { id } }`,
  'createDownload.openItemsCsv': 'mutation { createDownload(input: { openItemsCsv: {} }) { url } }',
  'createDownload.openItemsXlsx': 'mutation { createDownload(input: { openItemsXlsx: {} }) { url } }',
  'createDownload.accountStatementPdf': `mutation { createDownload(input: { accountStatementPdf: {
    invoiceRecipientId: "${NOWHERE}", from: "2026-01-01", to: "2026-12-31" } }) { url } }`,
  payments: '{ payments { count } }',
  bankStatements: '{ bankStatements { id } }',
  bankStatement: `{ bankStatement(statementId: "${NOWHERE}") { statement { id } } }`,
  readBankStatement: `mutation { readBankStatement(uploadId: "${NOWHERE}") { id } }`,
  bookBankEntry: `mutation {
    bookBankEntry(entryId: "${NOWHERE}", input: { invoiceRecipientId: "${NOWHERE}", allotments: [] }) { statementId } }`,
  returnBankEntry: `mutation { returnBankEntry(entryId: "${NOWHERE}", paymentId: "${NOWHERE}") { statementId } }`,
  setBankEntryAside: `mutation { setBankEntryAside(entryId: "${NOWHERE}", reason: "x") { statementId } }`,
  reopenBankEntry: `mutation { reopenBankEntry(entryId: "${NOWHERE}") { statementId } }`,
  closeBankStatement: `mutation { closeBankStatement(statementId: "${NOWHERE}") { statementId } }`,
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
