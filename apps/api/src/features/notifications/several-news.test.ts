import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { at, day } from '#app/testing/days.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { seriesCalls } from '#app/testing/series-calls.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import type { TestUser } from '#app/testing/test-api.ts';

const mailing = await startMailing();
const { api } = mailing;
const series = seriesCalls(api, () => dispatcher);
let dispatcher: TestUser;
let anna: TestUser;
afterAll(() => mailing.stop());
beforeEach(async () => {
  dispatcher = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  anna = await mailing.reachable(await aWorker(api, dispatcher));
});

const { done: sent } = tenantJobs(
  { asOwner: (...args) => api.asOwner(...args) },
  () => dispatcher.tenantId,
  'notifications.',
);
const received = async () => {
  await sent();
  return mailing.received(anna);
};
const labelOf = (days: number) => shortDayLabel(new Date(at(days, '06:30')), new Date());
const aBookedSeries = async () => {
  await series.create([8, 9, 10, 11].map(day));
  const [one = '', two = '', three = '', four = ''] = (await series.list()).map(({ id }) => id);
  for (const id of [one, two, three]) await mailing.anOffer('BOOKED', anna, id);
  return { one, two, three, four };
};

test('a series that changes is one mail to a worker, with each shift as it was and is, and with each question', async () => {
  const { one, three, four } = await aBookedSeries();
  await mailing.anOffer('ACCEPTED', anna, four);
  await series.update(one, 'ALL', { startDateTime: at(9, '07:00'), endDateTime: at(9, '12:00') });
  // Somebody withdraws one of them before the mail goes out: it is not told any more.
  await api.asOwner('delete from offers where appointment_id = $1', [three]);
  const [mail, ...others] = await received();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Änderungen: 3 Einsätze');
  for (const line of [
    'Geändert: 2 Einsätze',
    `${labelOf(9)}: Frühstück, 07:00–12:00, Palais Ferstel`,
    `Bisher: ${labelOf(8)}, Frühstück, 06:30–12:00, Palais Ferstel`,
    `${labelOf(10)}: Frühstück, 07:00–12:00, Palais Ferstel`,
    'Einsätze, die du angenommen hast, haben sich geändert.',
    '/answer_offer/',
  ])
    expect(mail?.text).toContain(line);
  expect(mail?.text).not.toContain(`${labelOf(11)}: `);
});

test('a series that is deleted is one mail, also to whoever was blocked for it', async () => {
  const { one } = await aBookedSeries();
  await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [anna.id]);
  await series.remove(one, 'ALL');
  const [mail, ...others] = await received();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Abgesagt: 3 Einsätze');
  expect(mail?.text).toContain(`${labelOf(10)}: Frühstück, 06:30–12:00, Palais Ferstel`);
});

test('whose shift is the only one of the act hears of it as ever', async () => {
  await series.create([8, 9].map(day));
  const [first = ''] = (await series.list()).map(({ id }) => id);
  await mailing.anOffer('BOOKED', anna, first);
  await series.update(first, 'ALL', { startDateTime: at(8, '07:00'), endDateTime: at(8, '12:00') });
  expect((await received()).map(({ subject }) => subject)).toEqual([`Geändert: Frühstück, ${labelOf(8)}`]);
});
