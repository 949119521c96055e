import { PERIOD_RULE } from '@gastspiel/domain/account-statements/account-statement.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { aDebtor } from '#app/testing/a-debtor.ts';
import { aWrittenInvoice } from '#app/testing/a-written-invoice.ts';
import { invoiceCalls } from '#app/testing/an-invoice.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const TODAY = dayOf(new Date());
const api = await aTestApi();
const payments = paymentCalls(api, () => stage.accounting);
const invoices = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aDebtor>>;
beforeEach(async () => {
  stage = await aDebtor(api);
});

const ordered = (from: string, to: string, by = stage.accounting) =>
  payments.call(
    'mutation ($input: DownloadInput!) { it: createDownload(input: $input) { url } }',
    { input: { accountStatementPdf: { invoiceRecipientId: stage.recipient, from, to } } },
    by,
  );
async function statement(from = addDays(TODAY, -30), to = TODAY) {
  const { it, errors } = await ordered(from, to);
  expect(errors).toEqual([]);
  const response = await api.app.inject({ method: 'GET', url: it.url });
  const { pages } = await readPdf(response.rawPayload);
  return { text: pages.join('\n').replace(/\s+/g, ' '), name: response.headers['content-disposition'] };
}
const written = (ago: number, gross: number) =>
  aWrittenInvoice(api, stage.tenantId, {
    ...{ issueDate: addDays(TODAY, -ago), gross, recipient: stage.recipient, like: stage.large.id },
  });

test('a statement of account says what was before, what moved it, and what is open', async () => {
  await written(60, 100_00);
  const { id, number } = await written(20, 50_00);
  await payments.record(stage.recipient, 30, [{ invoiceId: id, amount: 30 }], { day: addDays(TODAY, -10) });
  const { text, name } = await statement(addDays(TODAY, -30), addDays(TODAY, -1));
  expect(name).toContain('Kontoauszug');
  expect(text).toMatch(/Saldo vor dem \S+ 100,00/);
  expect(text).toMatch(new RegExp(`Rechnung ${number} 50,00 150,00`));
  expect(text).toMatch(/Zahlung: RE −30,00 120,00/);
  expect(text).toMatch(/Offen am \S+ €.120,00/);
  expect(text).toMatch(/Offene Rechnungen .* 49 Tage 100,00 .* 9 Tage 20,00/);
});

test('what was corrected is not on it; what was cancelled, discounted, returned and paid out is', async () => {
  const { recipient, small } = stage;
  const { it: slip } = await payments.record(recipient, 11.11);
  await payments.takeBack(slip.id);
  const { id } = await written(5, 70_00);
  await payments.record(recipient, 70, [{ invoiceId: id, amount: 70 }]);
  await invoices.cancel(id);
  await payments.payOut(recipient, 25);
  const most = small.gross - 1;
  await payments.record(recipient, most, [
    { invoiceId: small.id, amount: most, rest: 'WRITTEN_OFF', reason: 'Spesen' },
  ]);
  const { text } = await statement();
  expect(text).not.toContain('11,11');
  expect(text).toMatch(/Stornorechnung \S+ −70,00/);
  expect(text).toMatch(/Auszahlung 25,00/);
  expect(text).toMatch(/Differenz zu Rechnung \S+ −1,00/);
});

test('a credit is said as such, and asks for nothing', async () => {
  await payments.record(stage.recipient, 5000);
  const { text } = await statement();
  expect(text).toMatch(/Ihr Guthaben am \S+ €.4\.\d{3},\d\d/);
  expect(text).not.toContain('Zahlen mit Code');
});

test('abroad it is in English', async () => {
  await api.asOwner(`update invoice_recipients set country_code = 'IT' where id = $1`, [stage.recipient]);
  expect((await statement()).text).toContain('Statement of account');
});

test('a period that ends before it begins, and one without anything, are refused; so are others', async () => {
  expect((await ordered(TODAY, addDays(TODAY, -1))).fields).toEqual({ 'input.accountStatementPdf.to': PERIOD_RULE });
  expect((await ordered('2001-01-01', '2001-12-31')).code).toBe('account-statements.empty');
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
  expect((await ordered(addDays(TODAY, -30), TODAY, stranger)).code).toBe('general.notFound');
});
