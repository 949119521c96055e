import { createHash } from 'node:crypto';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SENDER } from '#app/testing/a-sender.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { until } from '#app/testing/until.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const mailing = await startMailing();
const calls = invoiceCalls(mailing.api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let invoice: { id: string; number: string; version: number };
afterAll(() => mailing.stop());
beforeEach(async () => {
  stage = await aRecordedEvening(mailing.api);
  invoice = (await calls.create(invoiceInput(stage.recipient, [stage.evening]))).invoice;
});
afterEach(() => mailing.inbox.behave({ mode: 'accept' }));

const address = () => `${stage.recipient}@kunde.example`;
const received = (to = address()) => mailing.inbox.messages(to);
const attachmentOf = async (mail: Awaited<ReturnType<typeof received>>[number] | undefined) =>
  mail ? mailing.inbox.attachment(mail) : undefined;
const owner = (statement: string, values: unknown[]) => mailing.api.asOwner(statement, values);
const fileOf = async (id = invoice.id) => {
  const [row] = await owner('select sent_file, sent_file_sha256, sent_at from invoices where id = $1', [id]);
  return row as { sent_file: Buffer; sent_file_sha256: Buffer; sent_at: Date };
};
const log = async (id = invoice.id) =>
  (
    await calls.call(
      `query ($id: String!) { it: invoice(invoiceId: $id) { state mailFailure lastSentAt obstacles
        sendings { orderedByName recipients { email isCopy sentAt failure hasGivenUp } } } }`,
      { id },
    )
  ).invoice;
const textOf = async (file: Buffer) => (await readPdf(file)).pages.join('\n');
const mailed = (id?: string) => until(async () => (await log(id)).lastSentAt !== null);
const recordAgain = () =>
  worklogCalls(mailing.api, () => stage.accounting).record(stage.evening, 1, [
    { worklogUserId: stage.anna.id, entries: [shift()] },
    { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
  ]);

describe('sending', () => {
  test('freezes the invoice with its paper, and mails that paper', async () => {
    const { errors, invoice: sent } = await calls.send(invoice.id);
    expect(errors).toEqual([]);
    expect(sent).toMatchObject({ state: 'PENDING', version: 2 });
    await mailed();
    const [mail] = await received();
    expect(mail?.subject).toBe(`Rechnung ${invoice.number} – ${SENDER.name}`);
    expect(mail?.text).toContain('€\u00a0511,54');
    expect(mail?.text).toContain('Antworten auf diese E-Mail gehen an');
    const { sent_file: file, sent_file_sha256: hash } = await fileOf();
    expect(mail?.attachments).toMatchObject([{ filename: `Rechnung ${invoice.number}.pdf` }]);
    expect(await attachmentOf(mail)).toEqual(file);
    expect(createHash('sha256').update(file).digest()).toEqual(hash);
    const paper = await textOf(file);
    expect(paper).toContain('511,54');
    expect(paper).not.toContain('Entwurf');
    expect((await calls.update(invoice.id, 2, invoiceInput(stage.recipient, [stage.evening]))).code).toBe(
      'invoices.notEditable',
    );
  });

  test('goes to those who are named for invoices, and a copy to the house', async () => {
    await owner(
      `insert into invoice_recipient_contact_persons (tenant_id, invoice_recipient_id, position, name, contact_email,
         receives_invoices, receives_printouts) values ($1, $2, 1, 'Eva', $3, true, false), ($1, $2, 2, 'Udo', $4, false, true)`,
      [stage.tenantId, stage.recipient, `eva.${address()}`, `udo.${address()}`],
    );
    await owner('update invoice_senders set invoice_copy_email = $2 where tenant_id = $1', [
      stage.tenantId,
      `kopie.${address()}`,
    ]);
    await calls.send(invoice.id);
    await until(async () => (await log()).sendings[0].recipients.every((one: { sentAt: unknown }) => one.sentAt));
    expect((await log()).sendings[0].recipients).toMatchObject([
      { email: `eva.${address()}`, isCopy: false },
      { email: `kopie.${address()}`, isCopy: true },
    ]);
    expect(await received()).toEqual([]);
    expect(await received(`udo.${address()}`)).toEqual([]);
  });

  test('again sends the same bytes, however the world has changed', async () => {
    await calls.send(invoice.id);
    await mailed();
    const before = await fileOf();
    await owner(`update invoice_recipients set name = 'Anders', contact_email = $2 where id = $1`, [
      stage.recipient,
      `neu.${address()}`,
    ]);
    expect((await calls.send(invoice.id)).errors).toEqual([]);
    await until(async () => (await received(`neu.${address()}`)).length === 1);
    const [mail] = await received(`neu.${address()}`);
    expect(await attachmentOf(mail)).toEqual(before.sent_file);
    expect(await fileOf()).toEqual(before);
    expect((await log()).sendings).toHaveLength(2);
  });

  test('by eight at once freezes once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.send(invoice.id)));
    expect(answers.filter(({ errors }) => errors.length === 0).length).toBeGreaterThan(0);
    for (const { message } of answers) expect([undefined, GENERAL_FAILURES.stale.message]).toContain(message);
    expect((await calls.find(invoice.id)).invoice.version).toBe(2);
  });

  test('while somebody saves: what is frozen is what was saved, or the sender is told', async () => {
    const changed = invoiceInput(stage.recipient, [stage.evening], { notes: 'Neu gespeichert' });
    const [sent, saved] = await Promise.all([calls.send(invoice.id), calls.update(invoice.id, 1, changed)]);
    // One after the other, or one of the two is told.
    expect([undefined, GENERAL_FAILURES.stale.message]).toContain(sent.message);
    expect([undefined, INVOICE_FAILURES.notEditable.message]).toContain(saved.message);
    expect(sent.errors.length + saved.errors.length).toBeLessThan(2);
    if (sent.errors.length > 0) await calls.send(invoice.id);
    const isNoted = (await textOf((await fileOf()).sent_file)).includes('Neu gespeichert');
    expect(isNoted).toBe(saved.errors.length === 0);
  });
});

describe('a mail server that refuses', () => {
  test('stands on the invoice and in the list until another address took it', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 550, address: address() });
    await calls.send(invoice.id);
    await until(async () => (await log()).mailFailure === 'ADDRESS_REFUSED');
    expect(await log()).toMatchObject({ state: 'PENDING', lastSentAt: null });
    const { invoice: page } = await calls.call('{ it: invoices { items { id mailFailure } } }', {});
    expect(page.items).toEqual([{ id: invoice.id, mailFailure: 'ADDRESS_REFUSED' }]);
    await owner('update invoice_recipients set contact_email = $2 where id = $1', [
      stage.recipient,
      `neu.${address()}`,
    ]);
    await calls.send(invoice.id);
    await mailed();
    expect(await log()).toMatchObject({ mailFailure: null });
    const [mail] = await received(`neu.${address()}`);
    expect(await attachmentOf(mail)).toEqual((await fileOf()).sent_file);
  });
});

describe('is refused', () => {
  test('without any address, and nothing is frozen', async () => {
    await owner('update invoice_recipients set contact_email = null where id = $1', [stage.recipient]);
    expect((await log()).obstacles).toEqual([INVOICE_FAILURES.noEmail.message]);
    expect((await calls.send(invoice.id)).message).toBe(INVOICE_FAILURES.noEmail.message);
    expect((await fileOf()).sent_at).toBeNull();
  });

  test('without the sender’s UID above € 400', async () => {
    await owner('update invoice_senders set vat_number = null where tenant_id = $1', [stage.tenantId]);
    // The paper says the saved text.
    expect((await log()).obstacles).toEqual([]);
    await calls.update(invoice.id, 1, invoiceInput(stage.recipient, [stage.evening]));
    expect((await calls.send(invoice.id)).code).toBe('invoices.senderVatNumberNeeded');
  });

  test('while its hours were recorded anew, unless it is kept on purpose', async () => {
    await recordAgain();
    expect((await calls.send(invoice.id)).code).toBe('invoices.outdated');
    const { errors, invoice: sent } = await calls.send(invoice.id, true);
    expect(errors).toEqual([]);
    expect(sent).toMatchObject({ state: 'PENDING', netTotal: { value: 426.28 } });
    const { invoice: read } = await calls.call(
      'query ($id: String!) { it: invoice(invoiceId: $id) { history { items { changes { path after } } } } }',
      { id: invoice.id },
    );
    expect(read.history.items[0].changes).toContainEqual({ path: 'outdatedLinesKept', after: 'true' });
  });

  test('for a cancelled one, and for the cancellation of what never left the house', async () => {
    const storno = await calls.cancel(invoice.id);
    for (const id of [invoice.id, storno.invoice.id]) {
      expect((await calls.send(id)).code).toBe('invoices.notSendable');
    }
  });

  test('for another agency', async () => {
    const stranger = await mailing.api.aUser({
      tenantId: await mailing.api.aTenant(),
      role: 'TENANT_USER_ACCOUNTING',
    });
    expect(classOf(await calls.send(invoice.id, false, stranger))).toBe('NOT_FOUND');
  });
});

describe('a cancellation', () => {
  test('of a sent invoice goes out with its own paper; the next invoice names what it replaces', async () => {
    await calls.send(invoice.id);
    await calls.pay(invoice.id);
    const { invoice: storno } = await calls.cancel(invoice.id);
    expect((await calls.send(storno.id)).errors).toEqual([]);
    await mailed(storno.id);
    const paper = await textOf((await fileOf(storno.id)).sent_file);
    expect(paper).toContain(`Stornorechnung ${storno.number}`);
    expect(paper).toContain(invoice.number);
    expect(paper.replaceAll('\u00a0', ' ')).toContain('\u2212€ 511,54');
    for (const again of [calls.pay(storno.id), calls.takeBack(invoice.id)]) {
      expect((await again).errors).toHaveLength(1);
    }
    const { invoice: next } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    await calls.send(next.id);
    expect(await textOf((await fileOf(next.id)).sent_file)).toContain(invoice.number);
    const RELATED = 'query ($id: String!) { it: invoice(invoiceId: $id) { replaces { id } replacedBy { id } } }';
    expect((await calls.call(RELATED, { id: next.id })).invoice).toEqual({
      replaces: [{ id: invoice.id }, { id: storno.id }],
      replacedBy: [],
    });
    expect((await calls.call(RELATED, { id: storno.id })).invoice).toEqual({
      replaces: [],
      replacedBy: [{ id: next.id }],
    });
    expect((await calls.call(RELATED, { id: invoice.id })).invoice).toEqual({
      replaces: [],
      replacedBy: [{ id: next.id }],
    });
  });
});

test('several sent ones are downloaded together, drafts are left out', async () => {
  const draft = await anotherEvening(mailing.api, stage, 5);
  const { invoice: other } = await calls.create(invoiceInput(stage.recipient, [draft]));
  const link = (ids: string[]) =>
    calls.call(
      `mutation ($ids: [String!]!) { it: createDownload(input: { invoicePdfs: { invoiceIds: $ids } }) { url } }`,
      { ids },
    );
  expect((await link([other.id])).message).toBe(INVOICE_FAILURES.noneSent.message);
  await calls.send(invoice.id);
  const { url } = (await link([invoice.id, other.id])).invoice;
  const { rawPayload } = await mailing.api.app.inject({ method: 'GET', url });
  const files = unzipSync(rawPayload);
  const [index, name = ''] = Object.keys(files);
  expect([index, name]).toEqual(['index.csv', expect.stringContaining(invoice.number)]);
  expect(Buffer.from(files[name] ?? [])).toEqual((await fileOf()).sent_file);
});
