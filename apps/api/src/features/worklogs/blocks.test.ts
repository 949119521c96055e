import { beforeAll, expect, test } from 'vitest';
import { aWorkedEvening, bookAfterwards, EVENING, past } from '#app/testing/a-worked-evening.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = worklogCalls(api, () => stage.dispatcher);
const offers = offerCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aWorkedEvening>>;
beforeAll(async () => {
  stage = await aWorkedEvening(api);
});

test.each([
  ['its words', { text: 'handelskammer gala' }, true],
  ['its recipient’s number and its customer together', { text: '1001 handelskammer' }, true],
  ['other words', { text: 'hochzeit' }, false],
  ['its time', { from: past(3, '00:00'), to: past(2, '00:00') }, true],
  ['its end', { from: past(2, '01:00') }, true],
  ['another time', { from: past(2, '02:00') }, false],
  ['what is over', { hasEnded: true }, true],
  ['what is not', { hasEnded: false }, false],
  ['what is not recorded', { worklogFilter: 'UNRECORDED' }, true],
  ['what is', { worklogFilter: 'RECORDED' }, false],
  ['all', { worklogFilter: 'ALL', printFilter: 'ALL' }, true],
  ['what was sent', { printFilter: 'SENT' }, false],
  ['what was not', { printFilter: 'UNSENT' }, true],
  ['what waits to be sent, as never or again', { printFilter: 'WAITING' }, true],
  ['what must be sent again', { isResendingNecessary: true }, false],
  ['somebody else’s', { invoiceRecipientId: 'nobody' }, false],
])('a block is found by %s', async (_what, filter, isFound) => {
  expect(await calls.list(filter)).toEqual(isFound ? [stage.evening] : []);
});

test('a block is found by its recipient', async () => {
  expect(await calls.list({ invoiceRecipientId: stage.recipient })).toEqual([stage.evening]);
});

test('a block is there as soon as somebody pays and somebody is booked, and only then', async () => {
  stage = await aWorkedEvening(api);
  const unpaid = await anAppointment(api, stage.dispatcher);
  await offers.booked(stage.anna, unpaid);
  const unbooked = await anAppointment(api, stage.dispatcher, { invoiceRecipientId: stage.recipient });
  expect(await calls.list({})).toEqual([stage.evening]);
  for (const id of [unpaid, unbooked]) expect(classOf(await calls.block(id))).toBe('NOT_FOUND');
  await offers.booked(stage.bela, unbooked);
  expect(await calls.list({})).toEqual([stage.evening, unbooked]);
});

test('a block is shown at its appointment, to those who may see it', async () => {
  const query = `{ appointment(appointmentId: "${stage.evening}") { worklogBlock { id printoutState } } }`;
  const { data } = await calls.ask(query);
  expect(data.appointment.worklogBlock).toEqual({ id: stage.evening, printoutState: 'OPEN' });
  await api.asOwner('update directory.tenants set has_invoicing_module = false where id = $1', [stage.tenantId]);
  expect((await calls.ask(query)).data.appointment.worklogBlock).toBeNull();
  await api.asOwner('update directory.tenants set has_invoicing_module = true where id = $1', [stage.tenantId]);
});

test('a block offers the plan until hours are recorded', async () => {
  const { block } = await calls.block(stage.evening);
  expect(block).toMatchObject({ version: 0, worklogRecordedAt: null, worklogsEnteredAt: null, workMinutes: 0 });
  expect(await calls.worklogs(stage.evening)).toEqual(
    [stage.bela, stage.anna].map(({ id }, index) => ({
      worklogUserId: id,
      worklogUserName: ['Béla Kovács', 'Anna Pichler'][index],
      isTransient: true,
      didNotCome: false,
      note: null,
      warnings: [],
      entries: [{ ...EVENING, type: 'WORK', breakInSeconds: 0 }],
    })),
  );
});

test('a block stands between its neighbours', async () => {
  stage = await aWorkedEvening(api);
  const later = await anAppointment(api, stage.dispatcher, {
    invoiceRecipientId: stage.recipient,
    startDateTime: past(1, '08:00'),
    endDateTime: past(1, '12:00'),
  });
  await bookAfterwards(api, stage.admin, stage.anna, later);
  const ask = (id: string, more = '') =>
    calls.ask(`{ it: worklogBlockNeighbours(worklogBlockId: "${id}" ${more}) { position count previousId nextId } }`);
  expect((await ask(later)).data.it).toEqual({ position: 2, count: 2, previousId: stage.evening, nextId: null });
  expect((await ask(later, ', newestFirst: true')).data.it).toMatchObject({ position: 1, nextId: stage.evening });
  expect((await ask(later, ', filter: { worklogFilter: RECORDED }')).data.it).toBeNull();
});

test('a block of another agency is not there', async () => {
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
  expect(classOf(await calls.block(stage.evening, stranger))).toBe('NOT_FOUND');
  expect(classOf(await calls.record(stage.evening, 0, [{ worklogUserId: stage.anna.id, entries: [] }], stranger))).toBe(
    'NOT_FOUND',
  );
  expect(await calls.list({}, stranger)).toEqual([]);
});
