import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { openEvents } from '#app/testing/open-events.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { signLink } from '#platform/secrets/signed-link.ts';

const api = await aTestApi();
const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
const calls = offerCalls(api, () => dispatcher);
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
let offerId: string;
beforeEach(async () => {
  dispatcher = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  anna = await aWorker(api, dispatcher);
  gala = await anAppointment(api, dispatcher);
  offerId = await calls.offer(anna, gala);
});

const open = (by: TestUser, ...offerIds: string[]) =>
  api.call('mutation ($ids: [String!]!) { markOffersOpened(offerIds: $ids) }', { ids: offerIds }, by.headers);
const openByLink = (tenantId = dispatcher.tenantId, headers = {}) =>
  api.call(
    'mutation ($token: String!) { markOfferOpened(token: $token) }',
    { token: signLink(api.secrets, 'offer-answer', tenantId, offerId) },
    headers,
  );
/** The office's view. */
const openedAt = async (): Promise<string | null> => {
  const { data, errors } = await api.call(
    'query ($id: String!) { appointmentOffers(appointmentId: $id) { items { openedAt } } }',
    { id: gala },
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
  return data.appointmentOffers.items[0].openedAt;
};
/** The worker's own list. */
const isOpened = async (): Promise<boolean> =>
  (await api.call('{ currentTargetUserOffers { items { isOpened } } }', {}, anna.headers)).data.currentTargetUserOffers
    .items[0].isOpened;
const rowOf = async () =>
  (await api.asOwner('select version, changed_at, state_changed_at, state from offers where id = $1', [offerId]))[0];

describe('that a worker has seen an offer', () => {
  test('is shown to the office from the first time on, however often they look', async () => {
    expect([await openedAt(), await isOpened()]).toEqual([null, false]);
    expect((await open(anna, offerId)).data.markOffersOpened).toBe(true);
    const first = await openedAt();
    expect(first).toEqual(expect.any(String));
    await open(anna, offerId);
    await openByLink();
    expect([await openedAt(), await isOpened()]).toEqual([first, true]);
  });

  test('is one moment, also when it is said several times at once', async () => {
    const answers = await Promise.all([open(anna, offerId), open(anna, offerId, offerId), openByLink(), openByLink()]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const first = await openedAt();
    await open(anna, offerId);
    expect(await openedAt()).toBe(first);
  });

  test('changes nothing of the offer and leaves nothing in the history', async () => {
    const before = await rowOf();
    const count = () => api.asOwner('select count(*) from audit_records where tenant_id = $1', [anna.tenantId]);
    const records = await count();
    await open(anna, offerId);
    expect(await rowOf()).toEqual(before);
    expect(await count()).toEqual(records);
    expect((await calls.call('updateOfferNotes', { offerId, notes: 'Bitte bestätigen.' })).errors).toEqual([]);
    expect((await rowOf())?.['changed_at']).not.toEqual(before?.['changed_at']);
  });

  test('can be said by the worker alone, and nobody learns from the answer whose it is', async () => {
    const berta = await aWorker(api, dispatcher, { firstName: 'Berta' });
    const office = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    const stranger = await aWorker(api, office);
    for (const somebody of [berta, stranger]) {
      const { data, errors } = await open(somebody, offerId, gala, 'keine Id');
      expect([data.markOffersOpened, errors]).toEqual([true, []]);
    }
    expect((await open(dispatcher, offerId)).errors[0]?.extensions['classification']).toBe('FORBIDDEN');
    expect(await openedAt()).toBeNull();
  });

  test('is said of as many as a screen shows', async () => {
    const { errors } = await open(anna, ...Array.from({ length: 101 }, () => offerId));
    expect(errors[0]?.extensions['classification']).toBe('BAD_REQUEST');
    expect(await openedAt()).toBeNull();
  });

  test('is not known any more once they are asked again', async () => {
    await open(anna, offerId);
    await calls.call('acceptOffer', { offerId }, anna);
    expect(await openedAt()).not.toBeNull();
    const input = { ...(await appointmentInput(api, dispatcher.tenantId)), endDateTime: at(1, '03:00') };
    const { errors } = await api.call(
      `mutation ($id: String!, $input: AppointmentInput!) {
        updateAppointment(appointmentId: $id, version: 1, input: $input) { withdrawnOffers } }`,
      { id: gala, input },
      dispatcher.headers,
    );
    expect(errors).toEqual([]);
    expect([await openedAt(), await isOpened()]).toEqual([null, false]);
  });
});

describe('the link in a mail', () => {
  test('tells it by what the page says, not by being looked at', async () => {
    const token = signLink(api.secrets, 'offer-answer', dispatcher.tenantId, offerId);
    const LOOK = 'query ($token: String!) { offerToAnswer(token: $token) { offer { isOpened } } }';
    const look = async () => (await api.call(LOOK, { token })).data.offerToAnswer.offer.isOpened;
    expect([await look(), await look(), await openedAt()]).toEqual([false, false, null]);
    expect((await openByLink()).errors).toEqual([]);
    expect([await look(), await openedAt()]).toEqual([true, expect.any(String)]);
  });

  test('of another tenant, of somebody blocked, or of a withdrawn offer tells nothing', async () => {
    expect((await openByLink(await api.aTenant())).errors[0]?.extensions['code']).toBe('offers.gone');
    await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [anna.id]);
    expect((await openByLink()).errors[0]?.extensions['code']).toBe('offers.gone');
    expect(await openedAt()).toBeNull();
    await calls.call('withdrawOffer', { offerId });
    expect((await openByLink()).errors[0]?.extensions['code']).toBe('offers.gone');
  });
});

test('the page of the appointment hears of it at once; lists, numbers and the worker’s other devices do not', async () => {
  const brunch = await anAppointment(api, dispatcher, {
    startDateTime: at(7, '10:00'),
    endDateTime: at(7, '14:00'),
  });
  const other = await calls.offer(anna, brunch);
  const [office, hers] = [await openEvents(url, dispatcher.headers), await openEvents(url, anna.headers)];
  await open(anna, offerId, other);
  // The next event proves that nothing else came in between: neither by the first opening nor by the second.
  await open(anna, offerId, other);
  await calls.call('updateOfferNotes', { offerId, notes: 'Bitte bestätigen.' });
  await until(() => hers.topics.includes('own-offers') && office.topics.includes('appointments'));
  expect(hers.topics).toEqual(['own-offers']);
  expect([...office.topics].sort()).toEqual(
    [`offer-openings:${gala}`, `offer-openings:${brunch}`, `appointment-offers:${gala}`, 'appointments'].sort(),
  );
});
