import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPlannedEvening } from '#app/testing/a-planned-evening.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at } from '#app/testing/days.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { openEvents } from '#app/testing/open-events.ts';
import { until } from '#app/testing/until.ts';
import { worklogCalls } from '#app/testing/worklog-calls.ts';

const mailing = await startMailing();
const calls = worklogCalls(mailing.api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aPlannedEvening>>;
afterAll(() => mailing.stop());
beforeEach(async () => {
  stage = await aPlannedEvening(mailing.api);
});
afterEach(() => mailing.inbox.behave({ mode: 'accept' }));

const send = () => calls.ask(`mutation { it: sendPrintout(worklogBlockId: "${stage.evening}") { printoutState } }`);
const log = async () => {
  const { data } = await calls.ask(
    `{ it: fetchWorklogBlockInfo(worklogBlockId: "${stage.evening}") { printoutState printoutFailure
      printouts { id sentAt hasFailed recipients { sentAt failure hasGivenUp } } } }`,
  );
  return data.it;
};
const ENTER =
  () => `mutation { setFakePrintoutData(worklogBlockId: "${stage.evening}", sentAt: "2026-01-02T10:30:00+01:00",
  recipients: ["a@b.example"]) { id } }`;
const JOBS = `update graphile_worker._private_jobs set run_at = now()`;
const MINE = `where payload ->> 'tenantId' = $1 and locked_at is null and attempts < max_attempts`;
/** As if the back-off were over. */
const hurry = () => mailing.api.asOwner(`${JOBS} ${MINE}`, [stage.tenantId]);
/** As if it had been tried all day. */
const tryForTheLastTime = () => mailing.api.asOwner(`${JOBS}, attempts = max_attempts - 1 ${MINE}`, [stage.tenantId]);
const reaches = (printoutState: string, printoutFailure: string | null, before: () => unknown = () => undefined) =>
  until(async () => {
    await before();
    const found = await log();
    return found.printoutState === printoutState && found.printoutFailure === printoutFailure;
  });
const breakLogo = () =>
  mailing.api.asOwner(
    `with logo as (insert into sender_logos (tenant_id, media_type, picture) values ($1, 'image/png', 'none') returning id)
     update invoice_senders set logo_id = (select id from logo) where tenant_id = $1`,
    [stage.tenantId],
  );
/** People at the customer, of whom all or none get time sheets. */
const persons = async (count: number, receivesPrintouts = true) => {
  const emails = Array.from({ length: count }, (_, index) => `${index}-${stage.evening}@kunde.example`);
  await mailing.api.asOwner(
    `insert into invoice_recipient_contact_persons (tenant_id, invoice_recipient_id, position, name, contact_email,
       receives_invoices, receives_printouts)
     select $1, $2, position, 'Daniela Ebner', email, true, $4 from unnest($3::text[]) with ordinality p (email, position)`,
    [stage.tenantId, stage.recipient, emails, receivesPrintouts],
  );
  return emails;
};

describe('nothing is tried for ever', () => {
  test('a mail server that refuses to the end: the time sheet failed, and can be sent anew', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 451 });
    await send();
    await reaches('SENDING', 'SERVER_REFUSED');
    await reaches('FAILED', 'SERVER_REFUSED', tryForTheLastTime);
    expect((await log()).printouts).toMatchObject([{ hasFailed: true, recipients: [{ hasGivenUp: true }] }]);
    await mailing.inbox.behave({ mode: 'accept' });
    expect((await send()).errors).toEqual([]);
    await reaches('SENT', null);
    // A mail that never arrived is not replaced.
    const [mail] = await mailing.inbox.messages(stage.address);
    expect(mail?.text).not.toContain('ersetzt den zuletzt gesendeten');
  });

  test('a paper that can not be printed says so, and fails in the end', async () => {
    await breakLogo();
    await send();
    await reaches('SENDING', 'NOT_PRINTED');
    await reaches('FAILED', 'NOT_PRINTED', tryForTheLastTime);
    expect(await mailing.inbox.messages(stage.address)).toEqual([]);
  });

  test('a paper that can not be read any more says so too', async () => {
    await breakLogo();
    await send();
    await reaches('SENDING', 'NOT_PRINTED');
    await mailing.api.asOwner(`update printouts set paper = '{}' where tenant_id = $1`, [stage.tenantId]);
    await mailing.api.asOwner(`update printout_recipients set failure = null where tenant_id = $1`, [stage.tenantId]);
    await reaches('FAILED', 'NOT_PRINTED', tryForTheLastTime);
  });

  test('whoever stands on it is erased before it arrives: it will not be sent, so another one can', async () => {
    await mailing.inbox.behave({ mode: 'refuse', code: 451 });
    await send();
    await reaches('SENDING', 'SERVER_REFUSED');
    const care = await mailing.api.aUser({ tenantId: stage.tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
    await mailing.api.asOwner('update target_users set released_at = now() where tenant_id = $1', [stage.tenantId]);
    const erasure = `mutation { anonymiseTargetUser(targetUserId: "${stage.anna.id}") { anonymisedAt } }`;
    expect((await calls.ask(erasure, {}, care)).errors).toEqual([]);
    await mailing.inbox.behave({ mode: 'accept' });
    await reaches('FAILED', 'NOT_PRINTED', hurry);
  });
});

test('a paper that was ordered anew is not delivered any more, though its mail is tried before the new one', async () => {
  await mailing.inbox.behave({ mode: 'refuse', code: 550 });
  await send();
  await reaches('FAILED', 'ADDRESS_REFUSED');
  await mailing.inbox.behave({ mode: 'refuse', code: 451 });
  await send();
  await reaches('SENDING', 'SERVER_REFUSED');
  const [{ id: newer }, { id: older }] = (await log()).printouts;
  const OF = `payload #>> '{payload,payload,printoutId}' = $1 and locked_at is null`;
  const set = (change: string, id: string) =>
    mailing.api.asOwner(`update graphile_worker._private_jobs set ${change} where ${OF} returning 1`, [id]);
  await until(async () => (await set(`run_at = now() + interval '1 hour'`, newer)).length === 1);
  await mailing.inbox.behave({ mode: 'accept' });
  await set('attempts = 0, run_at = now()', older);
  const waits = `select 1 from graphile_worker._private_jobs where payload #>> '{payload,payload,printoutId}' = $1`;
  await until(async () => (await mailing.api.asOwner(waits, [older])).length === 0);
  expect(await mailing.inbox.messages(stage.address)).toEqual([]);
  await reaches('SENT', null, hurry);
  expect(await mailing.inbox.messages(stage.address)).toHaveLength(1);
  expect((await log()).printouts).toMatchObject([{ sentAt: expect.any(String) }, { sentAt: null }]);
});

describe('of several recipients', () => {
  test('one who is given up does not make it failed, as long as another one is tried', async () => {
    await persons(2);
    await mailing.inbox.behave({ mode: 'refuse', code: 451 });
    await send();
    await until(async () => (await log()).printouts[0].recipients.every(({ failure }: { failure: string }) => failure));
    await mailing.api.asOwner(
      'update printout_recipients set gave_up_at = now() where tenant_id = $1 and position = 1',
      [stage.tenantId],
    );
    expect(await log()).toMatchObject({ printoutState: 'SENDING', printouts: [{ hasFailed: false }] });
  });

  test('the first who has it says when it was sent', async () => {
    const [, second = ''] = await persons(2);
    await mailing.inbox.behave({ mode: 'refuse', code: 451, address: second });
    await send();
    await reaches('SENT', null);
    const anHourAgo = `now() - interval '1 hour'`;
    await mailing.api.asOwner(`update printouts set sent_at = ${anHourAgo} where tenant_id = $1`, [stage.tenantId]);
    const { sentAt } = (await log()).printouts[0];
    await mailing.inbox.behave({ mode: 'accept' });
    await until(async () => {
      await hurry();
      return (await log()).printouts[0].recipients[1].sentAt !== null;
    });
    expect((await log()).printouts[0].sentAt).toBe(sentAt);
  });

  test('who is not named for time sheets gets none', async () => {
    const [email = ''] = await persons(1, false);
    await send();
    await reaches('SENT', null);
    expect(await mailing.inbox.messages(email)).toEqual([]);
    expect(await mailing.inbox.messages(stage.address)).toHaveLength(1);
  });
});

test('the last one is that which was ordered last, whenever it is said to have been sent', async () => {
  await send();
  await reaches('SENT', null);
  await offerCalls(mailing.api, () => stage.dispatcher).booked(stage.bela, stage.evening);
  await reaches('RESENDING_NECESSARY', null);
  await calls.ask(ENTER(), {}, stage.admin);
  await reaches('SENT', null);
});

test('the file stays as it was sent, and its name is one that every disk takes', async () => {
  await mailing.api.asOwner(`update appointments set description = 'Ball:"Nacht/Tag"' where id = $1`, [stage.evening]);
  await send();
  await reaches('SENT', null);
  const change = mailing.api.asOwner(`update printouts set file = 'another' where tenant_id = $1`, [stage.tenantId]);
  await expect(change).rejects.toThrow('not allowed');
  const [mail] = await mailing.inbox.messages(stage.address);
  expect(mail?.attachments[0]?.filename).toBe(`Stundennachweis ${at(0, '18:00').slice(0, 10)} Ball Nacht Tag.pdf`);
});

test('only system administration enters that something was sent', async () => {
  expect(classOf(await calls.ask(ENTER()))).toBe('FORBIDDEN');
});

test('colleagues see live that it was tried again in vain', async () => {
  await mailing.inbox.behave({ mode: 'refuse', code: 451 });
  await send();
  await reaches('SENDING', 'SERVER_REFUSED');
  const url = await mailing.api.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openEvents(url, stage.dispatcher.headers);
  await until(async () => {
    await hurry();
    return stream.topics.includes(`worklog-block:${stage.evening}`) && stream.topics.includes('worklog-blocks');
  });
});
