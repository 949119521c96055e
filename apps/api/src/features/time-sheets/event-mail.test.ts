import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { aPlannedEvening } from '#app/testing/a-planned-evening.ts';
import { anEvent } from '#app/testing/an-event.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { until } from '#app/testing/until.ts';
import { worklogCalls } from '#app/testing/worklog-calls.ts';

const mailing = await startMailing();
const calls = worklogCalls(mailing.api, () => stage.dispatcher);
const offers = offerCalls(mailing.api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aPlannedEvening>>;
let bar: string;
let kitchen: string;
afterAll(() => mailing.stop());
beforeEach(async () => {
  stage = await aPlannedEvening(mailing.api);
  [bar, kitchen] = await anEvent(mailing.api, stage.dispatcher, { invoiceRecipientId: stage.recipient });
  for (const id of [bar, kitchen]) await offers.booked(stage.bela, id);
});
afterEach(() => mailing.inbox.behave({ mode: 'accept' }));

const send = (ids: readonly string[]) =>
  calls.ask(
    `mutation { it: sendPrintouts(worklogBlockIds: ${JSON.stringify(ids)}) { printouts { id } refused { message } } }`,
  );
const stateOf = async (id: string) => (await calls.block(id)).block.printoutState;
const reach = (state: string, ids = [bar, kitchen]) =>
  until(async () => (await Promise.all(ids.map(stateOf))).every((one) => one === state));
const mails = () => mailing.inbox.messages(stage.address);

test('the positions of an event go out in one mail, a paper for each kind of work; another evening has its own', async () => {
  expect((await send([stage.evening, kitchen, bar])).data.it.printouts).toHaveLength(3);
  await reach('SENT', [bar, kitchen, stage.evening]);
  const [event, evening] = (await mails()).toSorted((one, other) => other.attachments.length - one.attachments.length);
  expect(await mails()).toHaveLength(2);
  expect(event?.subject).toMatch(/^Stundennachweise: Gala, /);
  expect(event?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringContaining('Gala Bardienst.pdf'),
    expect.stringContaining('Gala Küchendienst.pdf'),
  ]);
  expect(event?.text).toContain('Gala · Küchendienst');
  expect(evening?.subject).toMatch(/^Stundennachweis: Gala-Dinner/);
});

test('the paper names the kind of work', async () => {
  await send([bar, kitchen]);
  await reach('SENT');
  const [file] = await mailing.api.asOwner<{ file: Buffer }>('select file from printouts where appointment_id = $1', [
    kitchen,
  ]);
  expect((await readPdf(file?.file ?? Buffer.alloc(0))).pages[0]).toContain('Gala · Küchendienst');
});

test('what changes in one position is sent again for that one, and says what it replaces', async () => {
  await send([bar, kitchen]);
  await reach('SENT');
  await offers.booked(stage.anna, kitchen);
  await reach('RESENDING_NECESSARY', [kitchen]);
  expect(await stateOf(bar)).toBe('SENT');
  await send([bar, kitchen]);
  await reach('SENT');
  const again = (await mails()).find(({ text }) => text.includes('ersetzen die zuletzt gesendeten'));
  expect(again?.attachments).toHaveLength(2);
});

/** Both fail at an address that is refused for good; the bar alone is sent anew. */
async function bothFailedAndBarSentAnew() {
  await mailing.inbox.behave({ mode: 'refuse', code: 550 });
  await send([bar, kitchen]);
  await reach('FAILED');
  await mailing.inbox.behave({ mode: 'accept' });
  await send([bar]);
  await reach('SENT', [bar]);
}

test('an address that is refused for good fails all of them, and each can be sent anew', async () => {
  await bothFailedAndBarSentAnew();
  expect(await stateOf(kitchen)).toBe('FAILED');
});

test('a position that was ordered anew is not in the old mail, which then speaks for the others alone', async () => {
  await bothFailedAndBarSentAnew();
  // Somebody has the old mail tried again.
  await mailing.api.asOwner(
    `update graphile_worker._private_jobs set attempts = 0, run_at = now() where payload ->> 'tenantId' = $1`,
    [stage.tenantId],
  );
  await reach('SENT', [kitchen]);
  const orders = await mailing.api.asOwner(
    'select sent_at is not null as sent from printouts where appointment_id = $1 order by ordered_at',
    [bar],
  );
  expect(orders).toEqual([{ sent: false }, { sent: true }]);
});

test('ordered by several at once, each position is ordered once', async () => {
  // It is not sent before all have asked: then another one would be a new order.
  await mailing.inbox.behave({ mode: 'refuse', code: 451 });
  await Promise.all([send([bar, kitchen]), send([kitchen, bar]), send([bar])]);
  const ordered = await mailing.api.asOwner('select 1 from printouts where appointment_id = any($1)', [[bar, kitchen]]);
  expect(ordered).toHaveLength(2);
});
