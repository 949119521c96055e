import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import type { TestUser } from '#app/testing/test-api.ts';
import { pushReceipt } from '#features/notifications/confirm-push.ts';
import { tellWorkers } from '#features/notifications/index.ts';
import type { OfferNews } from '#features/notifications/offer-news.ts';

const mailing = await startMailing();
const { api } = mailing;
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
afterAll(() => mailing.stop());
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  anna = await mailing.reachable(await aWorker(api, dispatcher));
  gala = await anAppointment(api, dispatcher);
});

const choose = (way: string, by = anna) =>
  api.call('mutation ($w: NewsWay!) { it: chooseNewsWay(way: $w) }', { w: way }, by.headers);
const register = (person = anna) =>
  api.call('mutation ($t: String!) { registerMobilePush(token: $t) }', { t: randomUUID() }, person.headers);
const confirm = (receipt: string) =>
  api.call('mutation ($r: String!) { it: confirmPush(receipt: $r) }', { r: receipt });
const tell = (news: OfferNews) =>
  api.database.withTenant(tenantId, (db) => tellWorkers(db, news, { appointmentId: gala, userIds: [anna.id] }));
const jobsOf = (name: string) => tenantJobs({ asOwner: (...args) => api.asOwner(...args) }, () => tenantId, name);
const { waiting: pushes, drop: dropPushes } = jobsOf('notifications.push');
const mails = { NEW_OFFER: jobsOf('notifications.new-offers'), BOOKED: jobsOf('notifications.offer-news') };
/** One that goes at once may be gone already. */
const minutesUntil = (job: { readonly run_at: Date } | undefined) =>
  Math.max(0, Math.round(((job?.run_at.getTime() ?? 0) - Date.now()) / 60_000));

test('both ways are used until the worker says another', async () => {
  const asked = async () => (await api.call('{ newsWay }', {}, anna.headers)).data;
  expect(await asked()).toEqual({ newsWay: 'BOTH' });
  expect((await choose('PUSH')).data).toEqual({ it: 'PUSH' });
  expect(await asked()).toEqual({ newsWay: 'PUSH' });
  const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
  await choose('MAIL');
  expect((await api.call('{ newsWay }', {}, bela.headers)).data).toEqual({ newsWay: 'BOTH' });
  expect(classOf(await choose('MAIL', dispatcher))).toBe('FORBIDDEN');
});

describe.each([
  ['NEW_OFFER', 'CONTACTED', 3],
  ['BOOKED', 'BOOKED', 0],
] as const)('%s', (news, state, soon) => {
  const { waiting, done } = mails[news];
  beforeEach(async () => {
    await mailing.anOffer(state, anna, gala);
  });
  const told = async () => {
    await tell(news);
    const count = (await pushes()).length;
    await dropPushes();
    return { pushes: count, minutes: minutesUntil((await waiting())[0]) };
  };

  test.each([
    ['BOTH', true, { pushes: 1, minutes: soon }],
    ['MAIL', true, { pushes: 0, minutes: soon }],
    ['PUSH', true, { pushes: 1, minutes: 10 }],
    ['PUSH', false, { pushes: 0, minutes: soon }],
  ])('to somebody who chose %s, with a device: %s', async (way, hasDevice, expected) => {
    await choose(way);
    if (hasDevice) await register();
    expect(await told()).toEqual(expected);
  });

  test('comes by mail too when no device has shown it, and not when one has', async () => {
    await choose('PUSH');
    await register();
    await told();
    await done();
    expect(await mailing.received(anna)).toHaveLength(1);
    await told();
    expect((await confirm(pushReceipt(api.secrets, tenantId, anna.id, gala))).data).toEqual({ it: true });
    await done();
    expect(await mailing.received(anna)).toHaveLength(1);
  });

  test('comes by mail when a device has shown only what was before it', async () => {
    await choose('PUSH');
    await register();
    await confirm(pushReceipt(api.secrets, tenantId, anna.id, gala));
    await api.asOwner(`update push_receipts set received_at = now() - interval '1 hour'`);
    await told();
    await done();
    expect(await mailing.received(anna)).toHaveLength(1);
    // Shown again, it is as good as shown for the first time.
    await told();
    await confirm(pushReceipt(api.secrets, tenantId, anna.id, gala));
    await done();
    expect(await mailing.received(anna)).toHaveLength(1);
  });

  test('comes by mail when a device has shown something else, or somebody else’s has', async () => {
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    const brunch = await anAppointment(api, dispatcher, { description: 'Brunch' });
    await choose('PUSH');
    await register();
    await told();
    await confirm(pushReceipt(api.secrets, tenantId, anna.id, brunch));
    await confirm(pushReceipt(api.secrets, tenantId, bela.id, gala));
    await done();
    expect(await mailing.received(anna)).toHaveLength(1);
  });

  test('comes by mail to who wants both, whatever a device has shown', async () => {
    await register();
    await told();
    await confirm(pushReceipt(api.secrets, tenantId, anna.id, gala));
    await done();
    expect(await mailing.received(anna)).toHaveLength(1);
  });

  test('is not for somebody who is blocked', async () => {
    await register();
    await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [anna.id]);
    await tell(news);
    expect([await pushes(), await waiting()]).toEqual([[], []]);
  });

  test('does not wait for a device that is somebody else’s', async () => {
    await register(await aWorker(api, dispatcher, { firstName: 'Béla' }));
    await choose('PUSH');
    expect(await told()).toEqual({ pushes: 0, minutes: soon });
  });
});

describe('a receipt', () => {
  test('that the server did not make is worth nothing', async () => {
    const right = pushReceipt(api.secrets, tenantId, anna.id, gala);
    const [tenant, , appointment, signature] = right.split('.');
    for (const wrong of ['x', [tenant, dispatcher.id, appointment, signature].join('.')])
      expect((await confirm(wrong)).errors).toHaveLength(1);
    expect(await api.asOwner('select 1 from push_receipts where tenant_id = $1', [tenantId])).toEqual([]);
  });

  test('of somebody who is gone by now does no harm', async () => {
    expect((await confirm(pushReceipt(api.secrets, tenantId, randomUUID(), gala))).data).toEqual({ it: false });
  });
});
