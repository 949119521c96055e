import { RANKING_HORIZON } from '@gastspiel/domain/waves/ranking.ts';
import { DEFAULT_WAVE_SETTINGS } from '@gastspiel/domain/waves/wave-settings.ts';
import { beforeAll, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { aWaveStage } from '#app/testing/wave-calls.ts';

let dispatcher: TestUser;
let gala: string;
let recipient: string;
const crew: Record<'plain' | 'regular' | 'busy' | 'fresh' | 'tired', TestUser> = {} as typeof crew;

const api = await aTestApi();
beforeAll(async () => {
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

const list = async (args = '', selection = 'id rank rankingReason') => {
  const { data, errors } = await api.call(
    `{ targetUsersAvailableForAppointment(appointmentId: "${gala}"${args}) { count items { ${selection} } } }`,
    {},
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
  return data.targetUsersAvailableForAppointment;
};
/** One that is long over by now, with somebody who was booked for it. */
const worked = async (worker: TestUser, daysAgo: number) => {
  const times = { startDateTime: at(20, '18:00'), endDateTime: at(20, '23:00') };
  const shift = await anAppointment(api, dispatcher, { invoiceRecipientId: recipient, ...times });
  await offerCalls(api, () => dispatcher).booked(worker, shift);
  await api.asOwner(
    `update appointments set starts_at = now() - make_interval(days => $2), ends_at = now() - make_interval(days => $2, hours => -5)
     where id = $1 returning 1`,
    [shift, daysAgo],
  );
  return shift;
};
const sortedBy = (key: string, isDescending = false) => `, sort: { key: ${key}, isDescending: ${isDescending} }`;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('candidates come in the order in which waves ask, with the reason in words', async () => {
  const { items, count } = await list(sortedBy('RANKING'));
  const { plain, regular, busy, fresh, tired } = crew;
  expect(count).toBe(5);
  expect(items).toEqual([
    { id: regular.id, rank: 1, rankingReason: 'Schon bei diesem Kunden: 1 Einsatz, gut bewertet' },
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

test('one page follows the other, in the order of the ranking', async () => {
  const { crew: many, gala: ball, ask } = await aWaveStage(api, { workers: 12, wanted: 1 });
  const page = async (number: number) => {
    const args = `appointmentId: "${ball}", page: { number: ${number}, size: 10 }${sortedBy('RANKING')}`;
    const { waves: found } = await ask(`{ targetUsersAvailableForAppointment(${args}) { items { rank } } }`);
    return found.items.map(({ rank }: { rank: number }) => rank);
  };
  expect([...(await page(0)), ...(await page(1))]).toEqual(many.map((_, index) => index + 1));
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
  const abroad = `update target_users set postal_code = '1020', country_code = 'HU' where user_id = $1 returning 1`;
  await api.asOwner(abroad, [crew.plain.id]);
  const { call, offer } = offerCalls(api, () => dispatcher);
  for (const days of [21, 22, 23]) {
    const times = { startDateTime: at(days, '10:00'), endDateTime: at(days, '12:00') };
    const offerId = await offer(crew.regular, await anAppointment(api, dispatcher, times));
    await call('declineOffer', { offerId }, crew.regular);
  }
  const { items } = await list(sortedBy('RANKING'));
  const reasons = Object.fromEntries(
    items.map((one: { id: string; rankingReason: string }) => [one.id, one.rankingReason]),
  );
  // The same number means another place abroad; and who declines does not accept.
  for (const { id } of [crew.plain, crew.regular]) expect(reasons[id]).toBe('Kann kommen, sonst sticht nichts hervor');
  expect((await save(1, { weekHours: 61 })).errors[0]?.extensions['code']).toBe('general.invalidInput');
  expect((await save(1, { weights: { ...weights, rating: 4 } })).errors).toHaveLength(1);
});

test('what counts is the last word of the customer, work of the last half year, and hours of this week alone', async () => {
  const { plain, busy } = crew;
  expect((await save(1, {})).errors).toEqual([]);
  const reasonOf = async ({ id }: TestUser) =>
    (await list(sortedBy('RANKING'))).items.find((one: { id: string }) => one.id === id).rankingReason;
  await worked(plain, RANKING_HORIZON + 10);
  expect(await reasonOf(plain)).toBe('Gut bewertet, wenig Stunden');
  await api.asOwner(
    `insert into feedbacks (tenant_id, user_id, invoice_recipient_id, feedback, created_at, updated_by, updated_by_name)
     select $1, $2, $3, said, now() - ago, $2, 'Dora' from (values ('NEGATIVE', interval '9 days'), ('POSITIVE', interval '1 day'))
       told (said, ago)`,
    [dispatcher.tenantId, plain.id, recipient],
  );
  expect(await reasonOf(plain)).toBe('Zuletzt gelobt, gut bewertet');
  const overnight = { startDateTime: at(1, '20:00'), endDateTime: at(2, '04:00') };
  await offerCalls(api, () => dispatcher).booked(busy, await anAppointment(api, dispatcher, overnight));
  // Four evenings of eleven hours, the gala, and of the night on Sunday what lies before Monday.
  expect(await reasonOf(busy)).toBe('Käme auf 56,00 h, deshalb ganz hinten');
});

test('whoever failed to come has neither worked nor become a regular by it', async () => {
  const { plain } = crew;
  const before = await list(sortedBy('RANKING'));
  for (const daysAgo of [30, 31, 32]) {
    const missed = await worked(plain, daysAgo);
    await api.asOwner(
      `with block as (insert into worklog_blocks (tenant_id, appointment_id)
         select tenant_id, id from appointments where id = $1 returning tenant_id, appointment_id)
       insert into worklogs (tenant_id, appointment_id, user_id, did_not_come)
       select tenant_id, appointment_id, $2, true from block`,
      [missed, plain.id],
    );
  }
  expect(await list(sortedBy('RANKING'))).toEqual(before);
});
