import { DEFAULT_WAVE_SETTINGS } from '@gastspiel/domain/waves/wave-settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';

let api: TestApi;
let dispatcher: TestUser;
let gala: string;
let recipient: string;
const crew: Record<'plain' | 'regular' | 'busy' | 'fresh' | 'tired', TestUser> = {} as typeof crew;

beforeAll(async () => {
  api = await startTestApi();
  const tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  recipient = await aRecipient(api, tenantId, 'RINGHOF-1');
  const worker = (firstName: string) => aWorker(api, dispatcher, { firstName, lastName: 'Muster' });
  Object.assign(crew, {
    plain: await worker('Paul'),
    regular: await worker('Rosa'),
    busy: await worker('Bela'),
    fresh: await worker('Fritz'),
    tired: await worker('Toni'),
  });
  const { booked } = offerCalls(api, () => dispatcher);
  const shift = (changes: object) => anAppointment(api, dispatcher, { invoiceRecipientId: recipient, ...changes });
  gala = await shift({});
  for (let days = -5; days < -1; days += 1) {
    const times = { startDateTime: at(days, '08:00'), endDateTime: at(days, '19:00') };
    await booked(crew.busy, await shift(times));
  }
  await booked(crew.tired, await shift({ startDateTime: at(1, '06:00'), endDateTime: at(1, '12:00') }));
  const past = await shift({ startDateTime: at(20, '18:00'), endDateTime: at(20, '23:00') });
  await booked(crew.regular, past);
  await api.asOwner(
    `update appointments set starts_at = now() - interval '40 days', ends_at = now() - interval '40 days' + interval '5 hours'
     where id = $1 returning 1`,
    [past],
  );
  await api.asOwner('update target_users set rating = null where user_id = $1 returning 1', [crew.fresh.id]);
});
afterAll(() => api.close());

const list = async (args = '', selection = 'id rank rankingReason') => {
  const { data, errors } = await api.call(
    `{ targetUsersAvailableForAppointment(appointmentId: "${gala}"${args}) { count items { ${selection} } } }`,
    {},
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
  return data.targetUsersAvailableForAppointment;
};
const sortedBy = (key: string, isDescending = false) => `, sort: { key: ${key}, isDescending: ${isDescending} }`;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('candidates come in the order in which waves ask, with the reason in words', async () => {
  const { items, count } = await list(sortedBy('RANKING'));
  const { plain, regular, busy, fresh, tired } = crew;
  expect(count).toBe(5);
  expect(items).toEqual([
    { id: regular.id, rank: 1, rankingReason: 'Schon bei Handelskammer: 1 Einsatz, gut bewertet' },
    { id: plain.id, rank: 2, rankingReason: 'Gut bewertet, wenig Stunden' },
    { id: fresh.id, rank: 3, rankingReason: 'Noch keine Bewertung, deshalb später gereiht' },
    { id: busy.id, rank: 4, rankingReason: expect.stringMatching(/^Käme auf 5\d,00 h, deshalb ganz hinten$/) },
    { id: tired.id, rank: null, rankingReason: null },
  ]);
});

test('a filter and another order leave everybody their rank', async () => {
  expect(await list(`, filter: { name: "bela" }${sortedBy('RANKING')}`)).toMatchObject({
    count: 1,
    items: [{ id: crew.busy.id, rank: 4 }],
  });
  expect(await list(sortedBy('NAME', true))).toMatchObject({
    items: [{ id: crew.tired.id }, { id: crew.regular.id, rank: 1 }, {}, {}, {}],
  });
  const byRating = await list(sortedBy('RATING', true));
  expect(ids(byRating.items).at(-1)).toBe(crew.fresh.id);
  const byHours = await list(sortedBy('HOURS', true), 'id hoursWithShift');
  expect(ids(byHours.items)[0]).toBe(crew.busy.id);
  const pages = [0, 1].map((number) => list(`, page: { number: ${number}, size: 10 }${sortedBy('RANKING')}`));
  expect((await Promise.all(pages)).map(({ items }) => items.length)).toEqual([5, 0]);
});

const save = (version: number, changes: object) => {
  const input = { ...DEFAULT_WAVE_SETTINGS, ...changes };
  return api.call(
    `mutation ($version: Int!, $input: WaveSettingsInput!) {
      saveWaveSettings(version: $version, input: $input) { version weekHours weights { residence } } }`,
    { version, input },
    dispatcher.headers,
  );
};

test('the agency sets the weights: one wins who saves at once, and what is off is not read', async () => {
  const weights = { rating: 0, hours: 0, lastShift: 0, customer: 0, residence: 3, acceptance: 3 };
  await api.asOwner(`update target_users set postal_code = '1020' where user_id = $1 returning 1`, [crew.fresh.id]);
  await api.asOwner(`update target_users set postal_code = '4020' where tenant_id = $1 and user_id <> $2 returning 1`, [
    dispatcher.tenantId,
    crew.fresh.id,
  ]);
  expect((await list(sortedBy('RANKING'))).items[0].id).toBe(crew.regular.id);
  const tries = await Promise.all([0, 1, 2].map(() => save(0, { weights, weekHours: 60 })));
  expect(tries.filter(({ errors }) => errors.length === 0).map(({ data }) => data.saveWaveSettings)).toEqual([
    { version: 1, weekHours: 60, weights: { residence: 3 } },
  ]);
  expect((await list(sortedBy('RANKING'))).items[0]).toMatchObject({
    id: crew.fresh.id,
    rankingReason: 'Wohnt in der Nähe',
  });
  expect((await save(1, { weekHours: 61 })).errors[0]?.extensions['code']).toBe('general.invalidInput');
  expect((await save(1, { weights: { ...weights, rating: 4 } })).errors).toHaveLength(1);
});
