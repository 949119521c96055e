import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SENDER } from '#app/testing/a-sender.ts';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { openEvents } from '#app/testing/open-events.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { startTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { markNotMailed } from '#features/invoices/sendings.sql.ts';

const mailing = await startMailing();
const url = await mailing.api.app.listen({ port: 0, host: '127.0.0.1' });
const calls = invoiceCalls(mailing.api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let invoice: { id: string; number: string };
afterAll(() => mailing.stop());
beforeEach(async () => {
  stage = await aRecordedEvening(mailing.api);
  invoice = (await calls.create(input())).invoice;
});
afterEach(() => mailing.inbox.behave({ mode: 'accept' }));

const input = (changes: object = {}) => invoiceInput(stage.recipient, [stage.evening], changes);
const address = () => `${stage.recipient}@kunde.example`;
const owner = (statement: string, values: unknown[] = []) => mailing.api.asOwner(statement, values);
const log = async (id = invoice.id) =>
  (
    await calls.call(
      `query ($id: String!) { it: invoice(invoiceId: $id) { mailFailure lastSentAt addressees { email }
        sendings { recipients { email sentAt failure hasGivenUp } } } }`,
      { id },
    )
  ).invoice;
const received = async (to = address()) => {
  await until(async () => (await mailing.inbox.messages(to)).length > 0);
  const [mail] = await mailing.inbox.messages(to);
  if (!mail) throw new Error('the mail has come');
  return { ...mail, text: mail.text.replaceAll('\u00a0', ' ') };
};
const headerOf = ({ headers }: Awaited<ReturnType<typeof received>>, wanted: string) =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
/** Mails that the mail server put off are tried again now. */
const tryAgain = () => owner('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
const waiting = () =>
  owner(`select from graphile_worker.jobs where task_identifier = 'invoices.mail' and attempts < max_attempts`);

describe('the mail', () => {
  test('of an English invoice is English from head to foot; answers go to whoever sent the invoice', async () => {
    await calls.update(invoice.id, 1, input({ language: 'EN' }));
    await calls.send(invoice.id);
    const mail = await received();
    expect(mail.subject).toBe(`Invoice ${invoice.number} – ${SENDER.name}`);
    expect(mail.attachments).toMatchObject([{ filename: `Invoice ${invoice.number}.pdf` }]);
    for (const part of ['Dear Sir or Madam', 'Amount: €511.54', 'Due on: ', 'This message comes from', 'Replies to']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain('This message comes from');
    expect(headerOf(mail, 'reply-to')).toContain(SENDER.contactEmail);
  });

  test('brings ebInterface along for a recipient who wants it, as it can be downloaded', async () => {
    await owner(
      `update invoice_recipients set sends_ebinterface = true, order_reference = 'Z01:45001', supplier_number = '77' where id = $1`,
      [stage.recipient],
    );
    const { version } = (await calls.find(invoice.id)).invoice;
    const ebInterface =
      'mutation ($id: String!) { it: createDownload(input: { invoiceEbinterface: { invoiceId: $id } }) { url } }';
    expect((await calls.call(ebInterface, { id: invoice.id })).code).toBe('invoices.notSent');
    await calls.update(invoice.id, version, input());
    await calls.send(invoice.id);
    const mail = await received();
    expect(mail.attachments).toMatchObject([
      { filename: `Rechnung ${invoice.number}.pdf` },
      { filename: `Rechnung ${invoice.number}.xml` },
    ]);
    const [pdf, xml] = await Promise.all([0, 1].map((place) => mailing.inbox.attachment(mail, place)));
    const { url: link } = (await calls.call(ebInterface, { id: invoice.id })).invoice;
    const { rawPayload } = await mailing.api.app.inject({ method: 'GET', url: link });
    expect(xml?.equals(rawPayload)).toBe(true);
    expect(rawPayload.toString()).toContain('<OrderID>Z01:45001</OrderID>');
    const { attachments, pages } = await readPdf(pdf ?? Buffer.of());
    expect(attachments.map(({ name }) => name)).toEqual(['factur-x.xml']);
    expect(pages[0]).toContain('Z01:45001');
  });

  test('of a cancellation says so and asks for no money', async () => {
    await calls.send(invoice.id);
    await received();
    const { invoice: storno } = await calls.cancel(invoice.id);
    const to = `neu.${address()}`;
    await owner('update invoice_recipients set contact_email = $2 where id = $1', [stage.recipient, to]);
    await calls.send(storno.id);
    const mail = await received(to);
    expect(mail.subject).toBe(`Stornorechnung ${storno.number} – ${SENDER.name}`);
    expect(mail.attachments).toMatchObject([{ filename: `Stornorechnung ${storno.number}.pdf` }]);
    expect(mail.text).toContain('nichts mehr zu bezahlen');
    expect(mail.text).toContain('Betrag: −€ 511,54');
    expect(mail.text).not.toMatch(/überweisen|Fällig/);
  });
});

describe('a mail server that', () => {
  test('puts off is tried again, and then all is well', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 451, address: address() });
    await calls.send(invoice.id);
    await until(async () => (await log()).mailFailure !== null);
    expect(await log()).toMatchObject({
      mailFailure: 'SERVER_REFUSED',
      sendings: [{ recipients: [{ sentAt: null, failure: 'SERVER_REFUSED', hasGivenUp: false }] }],
    });
    const stream = await openEvents(url, stage.accounting.headers);
    await mailing.inbox.behave({ mode: 'accept' });
    await until(async () => {
      await tryAgain();
      return (await log()).lastSentAt !== null;
    });
    expect(await log()).toMatchObject({ mailFailure: null, sendings: [{ recipients: [{ failure: null }] }] });
    // An open page of the invoice is told.
    await until(() => stream.topics.includes(`invoice:${invoice.id}`) && stream.topics.includes('invoices'));
  });

  test('puts off the customer alone: the copy for the house does not make it sent', async () => {
    const house = `ablage.${address()}`;
    await owner('update invoice_senders set invoice_copy_email = $2 where tenant_id = $1', [stage.tenantId, house]);
    await mailing.inbox.behave({ mode: 'refuse', code: 451, address: address() });
    await calls.send(invoice.id);
    await until(async () => {
      const [customer, copy] = (await log()).sendings[0].recipients;
      return customer.failure !== null && copy.sentAt !== null;
    });
    expect(await log()).toMatchObject({ mailFailure: 'SERVER_REFUSED', lastSentAt: null });
  });

  test('knows nobody there is not asked again', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 550, address: address() });
    await calls.send(invoice.id);
    await until(async () => (await log()).mailFailure !== null);
    expect((await log()).sendings).toMatchObject([
      { recipients: [{ failure: 'ADDRESS_REFUSED', hasGivenUp: true, sentAt: null }] },
    ]);
  });

  test('puts off, until the invoice went elsewhere: the old address gets nothing any more', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 451, address: address() });
    await calls.send(invoice.id);
    await until(async () => (await log()).mailFailure !== null);
    const to = `neu.${address()}`;
    await owner('update invoice_recipients set contact_email = $2 where id = $1', [stage.recipient, to]);
    await calls.send(invoice.id);
    await received(to);
    await mailing.inbox.behave({ mode: 'accept' });
    await until(async () => {
      await tryAgain();
      return (await waiting()).length === 0;
    });
    expect(await mailing.inbox.messages(address())).toEqual([]);
    // The newest first.
    expect((await log()).sendings).toMatchObject([
      { recipients: [{ email: to }] },
      { recipients: [{ email: address() }] },
    ]);
    const { invoice: read } = await calls.call(
      'query ($id: String!) { it: invoice(invoiceId: $id) { history { items { changes { path } } } } }',
      { id: invoice.id },
    );
    expect(read.history.items[0].changes[0].path).toMatch(/^sentAgain/);
  });
});

test('a failure that is noted late does not hide that the mail went out', async () => {
  await calls.send(invoice.id);
  await until(async () => (await log()).lastSentAt !== null);
  const [sending] = await owner('select id from invoice_sendings where invoice_id = $1', [invoice.id]);
  await mailing.api.database.withTenant(stage.tenantId, (db) =>
    markNotMailed(db, String(sending?.['id']), 1, { failure: 'SERVER_REFUSED', gaveUpAt: new Date() }),
  );
  expect(await log()).toMatchObject({
    mailFailure: null,
    sendings: [{ recipients: [{ sentAt: expect.any(String), failure: null, hasGivenUp: false }] }],
  });
});

test('a copy for the house alone is nobody to send it to', async () => {
  await owner('update invoice_senders set invoice_copy_email = $2 where tenant_id = $1', [stage.tenantId, address()]);
  await owner('update invoice_recipients set contact_email = null where id = $1', [stage.recipient]);
  expect((await log()).addressees).toEqual([]);
  expect((await calls.send(invoice.id)).message).toBe(INVOICE_FAILURES.noEmail.message);
});

test('colleagues see a draft change', async () => {
  const stream = await openEvents(url, stage.accounting.headers);
  await calls.update(invoice.id, 1, input({ notes: 'Danke!' }));
  await until(() => stream.topics.includes(`invoice:${invoice.id}`) && stream.topics.includes('invoices'));
});

test('nothing is printed for those who may not send', async () => {
  const api = await startTestApi();
  try {
    const own = await aRecordedEvening(api);
    const { invoice: draft } = await invoiceCalls(api, () => own.accounting).create(
      invoiceInput(own.recipient, [own.evening]),
    );
    // Printing would fail from now on.
    await api.press.close();
    const { send } = invoiceCalls(api, () => own.dispatcher);
    expect(classOf(await send(draft.id))).toBe('FORBIDDEN');
  } finally {
    await api.close();
  }
});
