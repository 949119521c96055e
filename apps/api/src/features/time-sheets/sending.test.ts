import { TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPlannedEvening } from '#app/testing/a-planned-evening.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { openEvents } from '#app/testing/open-events.ts';
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

const send = () => calls.ask(`mutation { it: sendPrintout(worklogBlockId: "${stage.evening}") { printoutState } }`);
const block = async () => (await calls.block(stage.evening)).block;
const reaches = (facts: object) =>
  until(async () => {
    const found = await block();
    return Object.entries(facts).every(([name, value]) => found[name] === value);
  });
/** As if the back-off were over. */
const hurry = () =>
  mailing.api.asOwner(
    `update graphile_worker._private_jobs set run_at = now()
     where payload ->> 'tenantId' = $1 and locked_at is null and attempts < max_attempts`,
    [stage.tenantId],
  );
const soon = (facts: object) =>
  until(async () => {
    await hurry();
    const found = await block();
    return Object.entries(facts).every(([name, value]) => found[name] === value);
  });
const PRINTOUTS = `printouts { sentAt hasFailed recipients { email sentAt failure hasGivenUp } rows { worklogUserName } }`;
const log = async () =>
  (await calls.ask(`{ it: fetchWorklogBlockInfo(worklogBlockId: "${stage.evening}") { ${PRINTOUTS} } }`)).data.it
    .printouts;

describe('a mail server', () => {
  test.each([
    ['that refuses for now', { mode: 'refuse', code: 451 }],
    ['that loses the mail', { mode: 'drop' }],
    ['whose answer is lost', { mode: 'lose-answer' }],
  ])('%s: nothing counts as sent, the reason is shown, and it is tried again', async (_how, behaviour) => {
    await mailing.inbox.behave(behaviour);
    await send();
    await reaches({ printoutState: 'SENDING', printoutFailure: 'SERVER_REFUSED' });
    expect(await log()).toMatchObject([{ sentAt: null, hasFailed: false, recipients: [{ hasGivenUp: false }] }]);
    expect(await calls.list({ printFilter: 'SENT' })).toEqual([]);
    expect((await send()).message).toBe(TIME_SHEET_FAILURES.beingSent.message);
    await mailing.inbox.behave({ mode: 'accept' });
    await soon({ printoutState: 'SENT', printoutFailure: null });
    expect(await log()).toMatchObject([{ sentAt: expect.any(String), recipients: [{ failure: null }] }]);
  });

  test('that refuses the address for good: it failed, says why, and can be sent anew', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 550 });
    await send();
    await reaches({ printoutState: 'FAILED', printoutFailure: 'ADDRESS_REFUSED' });
    expect(await calls.list({ printFilter: 'UNSENT' })).toEqual([stage.evening]);
    await mailing.inbox.behave({ mode: 'accept' });
    expect((await send()).errors).toEqual([]);
    await reaches({ printoutState: 'SENT' });
    expect(await log()).toMatchObject([{ hasFailed: false }, { hasFailed: true }]);
  });

  test('one that failed and was ordered anew is not sent after all, when its job is tried again', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 550 });
    await send();
    await reaches({ printoutState: 'FAILED' });
    await mailing.inbox.behave({ mode: 'accept' });
    await send();
    await reaches({ printoutState: 'SENT' });
    await mailing.api.asOwner(
      `update graphile_worker._private_jobs set attempts = 0, max_attempts = 12, run_at = now()
       where payload ->> 'tenantId' = $1`,
      [stage.tenantId],
    );
    const waiting = () =>
      mailing.api.asOwner(
        `select 1 from graphile_worker._private_jobs where payload ->> 'tenantId' = $1
        and task_id = (select id from graphile_worker._private_tasks where identifier = 'time-sheets.mail')`,
        [stage.tenantId],
      );
    await until(async () => (await waiting()).length === 0);
    expect(await mailing.inbox.messages(stage.address)).toHaveLength(1);
    expect(await log()).toMatchObject([{ sentAt: expect.any(String) }, { sentAt: null, hasFailed: true }]);
  });

  test('that takes it for one of two: it counts as sent, and the log says who has not got it', async () => {
    const [first, second] = [`a-${stage.evening}@kunde.example`, `b-${stage.evening}@kunde.example`];
    for (const [position, email] of [first, second].entries()) {
      await mailing.api.asOwner(
        `insert into invoice_recipient_contact_persons (tenant_id, invoice_recipient_id, position, name, contact_email,
           receives_invoices, receives_printouts) values ($1, $2, $3, 'Daniela Ebner', $4, false, true)`,
        [stage.tenantId, stage.recipient, position, email],
      );
    }
    await mailing.inbox.behave({ mode: 'refuse', code: 550, address: first });
    await send();
    await reaches({ printoutState: 'SENT' });
    await until(async () => (await log())[0].recipients[0].failure === 'ADDRESS_REFUSED');
    expect(await log()).toMatchObject([
      {
        hasFailed: false,
        recipients: [
          { email: first, sentAt: null, hasGivenUp: true },
          { email: second, sentAt: expect.any(String), hasGivenUp: false },
        ],
      },
    ]);
  });
});

describe('at once', () => {
  test('eight who send the same: one is taken, the others are told', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 451 });
    const results = await Promise.all(Array.from({ length: 8 }, send));
    const refused = results.flatMap(({ message }) => (message ? [message] : []));
    expect(refused).toEqual(Array.from({ length: 7 }, () => TIME_SHEET_FAILURES.beingSent.message));
    expect(await log()).toHaveLength(1);
  });

  test('sending against booking: what was sent is exactly what the log says', async () => {
    const [ordered, booked] = await Promise.all([send(), offers.booked(stage.bela, stage.evening)]);
    expect([ordered.errors, typeof booked]).toEqual([[], 'string']);
    await until(async () => (await log())[0].sentAt !== null);
    const [mail] = await mailing.inbox.messages(stage.address);
    const { pages } = await readPdf(mail ? await mailing.inbox.attachment(mail) : Buffer.alloc(0));
    const [{ rows }] = await log();
    const names = rows.map(({ worklogUserName }: { worklogUserName: string }) => worklogUserName);
    for (const name of ['Anna Pichler', 'Béla Kovács']) expect(pages[0]?.includes(name)).toBe(names.includes(name));
    expect((await block()).printoutState).toBe(names.length === 2 ? 'SENT' : 'RESENDING_NECESSARY');
  });
});

describe('many', () => {
  const SEND = `mutation ($ids: [String!]!) { it: sendPrintouts(worklogBlockIds: $ids) {
    printouts { id worklogBlockId sentAt } refused { worklogBlockId description message } } }`;

  test('go out in one step; those that can not are named and do not hold back the others', async () => {
    const ball = await anAppointment(mailing.api, stage.dispatcher, {
      invoiceRecipientId: stage.recipient,
      description: 'Ball',
      startDateTime: at(7, '18:00'),
      endDateTime: at(8, '02:00'),
    });
    const offer = await offers.booked(stage.bela, ball);
    await calls.ask(
      `mutation { setFakePrintoutData(worklogBlockId: "${ball}", sentAt: "2026-01-01T10:00:00Z", recipients: ["a@b.example"]) { id } }`,
      {},
      stage.admin,
    );
    await offers.call('withdrawOffer', { offerId: offer });
    const { data } = await calls.ask(SEND, { ids: [ball, stage.evening, stage.evening] });
    expect(data.it.printouts).toMatchObject([{ worklogBlockId: stage.evening }]);
    expect(data.it.refused).toEqual([
      { worklogBlockId: ball, description: 'Ball', message: TIME_SHEET_FAILURES.nobodyBooked.message },
    ]);
    const progress = async () =>
      (
        await calls.ask('query ($ids: [String!]!) { printouts(printoutIds: $ids) { sentAt } }', {
          ids: data.it.printouts.map(({ id }: { id: string }) => id),
        })
      ).data.printouts;
    await until(async () => (await progress())[0].sentAt !== null);
  });

  test('one whom nobody knows is named too', async () => {
    const { data } = await calls.ask(SEND, { ids: ['nowhere'] });
    expect(data.it).toMatchObject({ printouts: [], refused: [{ description: null }] });
  });
});

describe('entered after the fact', () => {
  const enter = (args: string, by = stage.admin) =>
    calls.ask(`mutation { it: setFakePrintoutData(${args}) { printoutState printout { sentAt isByHand } } }`, {}, by);
  const args = (changes: Record<string, string> = {}) =>
    Object.entries({
      worklogBlockId: `"${stage.evening}"`,
      sentAt: '"2026-01-02T10:30:00+01:00"',
      recipients: '["kunde@example.at"]',
      ...changes,
    })
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ');

  test('today’s rows count as sent, without a file, marked as by hand', async () => {
    const { data } = await enter(args());
    expect(data.it).toEqual({
      printoutState: 'SENT',
      printout: { sentAt: '2026-01-02T10:30:00+01:00', isByHand: true },
    });
    expect(await log()).toMatchObject([
      { rows: [{ worklogUserName: 'Anna Pichler' }], recipients: [{ email: 'kunde@example.at' }] },
    ]);
  });

  test.each([
    ['the future', { sentAt: '"2099-01-01T10:00:00Z"' }, 'sentAt', TIME_SHEET_FAILURES.sentInFuture.message],
    [
      'a block that is none',
      { worklogBlockId: '"nowhere"' },
      'worklogBlockId',
      TIME_SHEET_FAILURES.blockUnknown.message,
    ],
    ['nobody', { recipients: '[]' }, 'recipients', 'Bitte mindestens eine Auswahl treffen.'],
  ])('refuses %s at its field', async (_what, changes, field, message) => {
    const { fields } = await enter(args(changes));
    expect(fields).toEqual({ [field]: message });
  });
});

test('colleagues see it live', async () => {
  const url = await mailing.api.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openEvents(url, stage.dispatcher.headers);
  await send();
  await until(
    () => stream.topics.includes(`worklog-block:${stage.evening}`) && stream.topics.includes('worklog-blocks'),
  );
});
