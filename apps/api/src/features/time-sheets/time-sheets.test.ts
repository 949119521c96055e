import { PRINTOUT_OBSTACLES, TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPlannedEvening } from '#app/testing/a-planned-evening.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at, germanDay } from '#app/testing/days.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { until } from '#app/testing/until.ts';
import { worklogCalls } from '#app/testing/worklog-calls.ts';

const mailing = await startMailing();
const calls = worklogCalls(mailing.api, () => stage.dispatcher);
const offers = offerCalls(mailing.api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aPlannedEvening>>;
afterAll(() => mailing.stop());
beforeEach(async () => {
  stage = await aPlannedEvening(mailing.api);
});
afterEach(() => mailing.inbox.behave({ mode: 'accept' }));

const send = (id = stage.evening, by = stage.dispatcher) =>
  calls.ask(`mutation { it: sendPrintout(worklogBlockId: "${id}") { printoutState } }`, {}, by);
const stateOf = async () => (await calls.block(stage.evening)).block.printoutState;
const sent = async () => {
  expect((await send()).errors).toEqual([]);
  await until(async () => (await stateOf()) === 'SENT');
};
const received = (address = stage.address) => mailing.inbox.messages(address);
const logOf = async () => {
  const { data } = await calls.ask(
    `{ it: fetchWorklogBlockInfo(worklogBlockId: "${stage.evening}") { printouts { id orderedByName isByHand sentAt hasFailed hasFile
      recipients { name email sentAt failure hasGivenUp } rows { worklogUserName startDateTime endDateTime } } } }`,
  );
  return data.it.printouts;
};
const personsOf = (...persons: { name: string; email: string }[]) =>
  mailing.api.asOwner(
    `insert into invoice_recipient_contact_persons (tenant_id, invoice_recipient_id, position, name, contact_email,
       receives_invoices, receives_printouts)
     select $1, $2, position, name, email, false, true from unnest($3::text[], $4::text[]) with ordinality p (name, email, position)`,
    [stage.tenantId, stage.recipient, persons.map(({ name }) => name), persons.map(({ email }) => email)],
  );

describe('a time sheet', () => {
  test('comes by mail as a PDF that says who works when and where, and is kept as it was sent', async () => {
    await offers.booked(stage.bela, stage.evening);
    await sent();
    const [mail, ...more] = await received();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Stundennachweis: Gala-Dinner der Handelskammer');
    expect(mail?.attachments[0]).toMatchObject({ contentType: 'application/pdf' });
    const file = mail ? await mailing.inbox.attachment(mail) : Buffer.alloc(0);
    const { pages } = await readPdf(file);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Anna Pichler',
      'Béla Kovács',
      'Palais Wehrgraf',
      'Palais Ferstel',
      '17:30, Personaleingang',
      germanDay(0),
      'Seite 1 von 1',
    ]) {
      expect(pages[0]).toContain(words);
    }
    const [entry, ...others] = await logOf();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      orderedByName: 'Anna Pichler',
      isByHand: false,
      sentAt: expect.any(String),
      hasFile: true,
      recipients: [{ name: 'Palais Wehrgraf', email: stage.address, failure: null }],
      rows: ['Anna Pichler', 'Béla Kovács'].map((worklogUserName) => ({
        worklogUserName,
        startDateTime: at(0, '18:00'),
        endDateTime: at(1, '02:00'),
      })),
    });
    const { data } = await calls.ask(
      `mutation { createDownload(input: { printoutPdf: { printoutId: "${entry.id}" } }) { url } }`,
    );
    const download = await mailing.api.app.inject({ method: 'GET', url: data.createDownload.url });
    expect(download.rawPayload.equals(file)).toBe(true);
  });

  test('goes to those who are named for it, and names them', async () => {
    const email = `${stage.evening}@ebner.example`;
    await personsOf({ name: 'Daniela Ebner', email });
    await sent();
    expect(await received()).toEqual([]);
    const [mail] = await received(email);
    const { pages } = await readPdf(mail ? await mailing.inbox.attachment(mail) : Buffer.alloc(0));
    expect(pages[0]).toContain('z. H. Daniela Ebner');
  });

  test.each([
    [
      'NO_EMAIL',
      () => mailing.api.asOwner('update invoice_recipients set contact_email = null where id = $1', [stage.recipient]),
    ],
    [
      'NO_LOGO',
      () => mailing.api.asOwner('update invoice_senders set logo_id = null where tenant_id = $1', [stage.tenantId]),
    ],
    ['NO_SENDER', () => mailing.api.asOwner('delete from invoice_senders where tenant_id = $1', [stage.tenantId])],
    ['NOBODY_BOOKED', () => offers.call('withdrawOffer', { offerId: stage.annasOffer })],
    [
      'NO_RECIPIENT',
      () => mailing.api.asOwner('update appointments set invoice_recipient_id = null where id = $1', [stage.evening]),
    ],
  ] as const)('is not sent: %s', async (obstacle, spoil) => {
    await calls.ask(
      `mutation { setFakePrintoutData(worklogBlockId: "${stage.evening}", sentAt: "2026-01-01T10:00:00Z", recipients: ["a@b.example"]) { id } }`,
      {},
      stage.admin,
    );
    await spoil();
    const { message } = await send();
    expect(message).toBe(PRINTOUT_OBSTACLES[obstacle].message);
    expect((await calls.block(stage.evening)).block.printoutObstacle).toBe(obstacle);
    expect(await logOf()).toHaveLength(1);
  });

  test('can be looked at before it is sent', async () => {
    const { data } = await calls.ask(
      `{ it: printoutPreview(worklogBlockId: "${stage.evening}") { pages recipients { email } } }`,
    );
    expect(data.it.recipients).toEqual([{ email: stage.address }]);
    expect(data.it.pages).toHaveLength(1);
    expect(data.it.pages[0]).toMatch(/^<svg/);
    expect(await stateOf()).toBe('OPEN');
  });

  test('of another agency is not there', async () => {
    await sent();
    const { api } = mailing;
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    const [entry] = await logOf();
    expect(classOf(await send(stage.evening, stranger))).toBe('NOT_FOUND');
    const asked = await calls.ask(`{ printouts(printoutIds: ["${entry.id}"]) { id } }`, {}, stranger);
    expect(asked.data.printouts).toEqual([]);
    const download = `mutation { createDownload(input: { printoutPdf: { printoutId: "${entry.id}" } }) { url } }`;
    expect((await calls.ask(download, {}, stranger)).message).toBe(TIME_SHEET_FAILURES.noFile.message);
  });
});

describe('what was sent', () => {
  const changes = async () => (await calls.block(stage.evening)).block;

  test('is compared with who is booked today', async () => {
    await sent();
    expect(await changes()).toMatchObject({ printout: { includedRowsMatchSentRows: true }, changesSinceSent: null });
    await offers.booked(stage.bela, stage.evening);
    expect(await changes()).toMatchObject({
      printoutState: 'RESENDING_NECESSARY',
      printout: { includedRowsMatchSentRows: false },
      changesSinceSent: { came: ['Béla Kovács'], went: [], moved: [] },
    });
    expect(await calls.list({ isResendingNecessary: true })).toEqual([stage.evening]);
    expect(await calls.list({ printFilter: 'WAITING' })).toEqual([stage.evening]);
    await sent();
    expect(await calls.list({ printFilter: 'WAITING' })).toEqual([]);
    expect(await calls.list({ isResendingNecessary: true })).toEqual([]);
    await offers.call('withdrawOffer', { offerId: stage.annasOffer });
    expect(await changes()).toMatchObject({ changesSinceSent: { came: [], went: ['Anna Pichler'] } });
    const mails = await received();
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ text }) => text.includes('ersetzt den zuletzt gesendeten'))).toHaveLength(1);
  });

  test('differs in each block of a list in its own way', async () => {
    const ball = await anAppointment(mailing.api, stage.dispatcher, {
      description: 'Ball',
      startDateTime: at(9, '18:00'),
      endDateTime: at(9, '23:00'),
      invoiceRecipientId: stage.recipient,
    });
    const belas = await offers.booked(stage.bela, ball);
    await sent();
    expect((await send(ball)).errors).toEqual([]);
    await until(async () => (await calls.block(ball)).block.printoutState === 'SENT');
    await offers.booked(stage.bela, stage.evening);
    await offers.booked(stage.anna, ball);
    await offers.call('withdrawOffer', { offerId: belas });
    const { data } = await calls.ask(
      '{ it: worklogBlocks { items { appointment { description } changesSinceSent { came went moved { name startBefore } } } } }',
    );
    const told = data.it.items.map(({ changesSinceSent: { came, went } }: { changesSinceSent: never }) => [came, went]);
    expect(told).toEqual([
      [['Béla Kovács'], []],
      [['Anna Pichler'], ['Béla Kovács']],
    ]);
  });

  test('is compared with the times of today, and with nothing else', async () => {
    await sent();
    await mailing.api.asOwner(`update appointments set venue = 'Anderswo', description = 'Ball' where id = $1`, [
      stage.evening,
    ]);
    expect(await stateOf()).toBe('SENT');
    await mailing.api.asOwner(`update appointments set ends_at = ends_at + interval '1 hour' where id = $1`, [
      stage.evening,
    ]);
    expect((await changes()).changesSinceSent.moved).toEqual([
      {
        name: 'Anna Pichler',
        startBefore: at(0, '18:00'),
        endBefore: at(1, '02:00'),
        startAfter: at(0, '18:00'),
        endAfter: at(1, '03:00'),
      },
    ]);
  });

  test('need not be sent again once the work is over or nobody is booked', async () => {
    await sent();
    await offers.call('withdrawOffer', { offerId: stage.annasOffer });
    expect(await changes()).toMatchObject({
      ...{ bookedTargetUsers: 0, printoutState: 'SENT' },
      printout: { includedRowsMatchSentRows: false },
    });
    expect(await calls.list({ isResendingNecessary: true })).toEqual([]);
    expect(await calls.list({ printFilter: 'WAITING' })).toEqual([]);
    await offers.booked(stage.bela, stage.evening);
    await mailing.api.asOwner(
      `update appointments set starts_at = now() - interval '9 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [stage.evening],
    );
    expect(await changes()).toMatchObject({ printoutState: 'SENT', printout: { includedRowsMatchSentRows: false } });
    expect(await calls.list({ isResendingNecessary: true })).toEqual([]);
  });

  test('is counted apart from what never was; what is over counts no longer', async () => {
    const SUMMARIES = `query ($filter: WorklogBlockFilter) {
      unsent: unsentPrintoutSummary(filter: $filter) { count nextStartDateTime }
      again: resendingNecessaryPrintoutSummary(filter: $filter) { count } }`;
    const summaries = async (filter?: object) => (await calls.ask(SUMMARIES, { filter })).data;
    const ball = await anAppointment(mailing.api, stage.dispatcher, {
      invoiceRecipientId: stage.recipient,
      description: 'Ball',
      startDateTime: at(7, '18:00'),
      endDateTime: at(8, '02:00'),
    });
    await offers.booked(stage.bela, ball);
    expect(await summaries()).toEqual({ unsent: { count: 2, nextStartDateTime: at(0, '18:00') }, again: { count: 0 } });
    expect((await summaries({ text: 'ball' })).unsent.count).toBe(1);
    await sent();
    await offers.booked(stage.bela, stage.evening);
    expect(await summaries()).toMatchObject({
      unsent: { count: 1, nextStartDateTime: at(7, '18:00') },
      again: { count: 1 },
    });
    await mailing.api.asOwner(
      `update appointments set starts_at = now() - interval '9 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [ball],
    );
    expect((await summaries()).unsent.count).toBe(0);
    expect(await calls.list({ printFilter: 'UNSENT', hasEnded: true })).toEqual([ball]);
  });
});
