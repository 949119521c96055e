import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  anna = await aWorker(api, dispatcher);
  gala = await anAppointment(api, dispatcher);
});

const ask = async (document: string, by: TestUser, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await api.call(document, variables, by.headers);
  expect(errors).toEqual([]);
  return data;
};
const own = async (filter = '{}', by = anna): Promise<string[]> => {
  const document = `{ currentTargetUserOffers(filter: ${filter}) { count items { appointment { description } } } }`;
  const { items, count } = (await ask(document, by)).currentTargetUserOffers;
  expect(count).toBe(items.length);
  return items.map(({ appointment }: { appointment: { description: string } }) => appointment.description);
};
/** As if it had been at that time. */
const shift = (appointmentId: string, hours: number) =>
  api.asOwner(
    `update appointments set starts_at = now() + make_interval(hours => $2), ends_at = now() + make_interval(hours => $2 + 4)
     where id = $1`,
    [appointmentId, hours],
  );

describe("a worker's own offers", () => {
  test('are those to come, the soonest first, or those that are over, the latest first', async () => {
    const on = async (description: string, hours: number) => {
      const days = 20 + (Math.abs(hours) % 8);
      const id = await anAppointment(api, dispatcher, {
        description,
        startDateTime: at(days, '08:00'),
        endDateTime: at(days, '12:00'),
      });
      await calls.offer(anna, id);
      await shift(id, hours);
      return id;
    };
    await on('übermorgen', 48);
    await on('gerade jetzt', -1);
    await on('gestern', -26);
    await on('vorgestern', -52);
    expect(await own()).toEqual(['gerade jetzt', 'übermorgen']);
    expect(await own('{ isPast: true }')).toEqual(['gestern', 'vorgestern']);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    expect(await own(`{ from: "${hours(-25)}", to: "${hours(40)}" }`)).toEqual(['gestern', 'gerade jetzt']);
    expect(await own('{ offerStates: [BOOKED, ACCEPTED] }')).toEqual([]);
    expect(await own('{ offerStates: [CONTACTED] }')).toEqual(['gerade jetzt', 'übermorgen']);
  });

  test('show everything that is needed on the day, and the colleagues only once booked', async () => {
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    await calls.booked(bela, gala);
    const offerId = await calls.accepted(anna, gala);
    const night = { startDateTime: at(1, '01:00'), endDateTime: at(1, '09:00') };
    await calls.accepted(anna, await anAppointment(api, dispatcher, { ...night, description: 'Kehraus' }));
    const document = `query ($offerId: String!) { currentTargetUserOffer(offerId: $offerId) {
      offerState canAnswer colleagues overlapping { description }
      appointment { description startDateTime endDateTime typeDescription venue meetingPlace meetingTime meetingAt
        address { streetNameAndNumber postalCode location } outfit { title } } } }`;
    const before = (await ask(document, anna, { offerId })).currentTargetUserOffer;
    expect(before).toMatchObject({
      offerState: 'ACCEPTED',
      canAnswer: true,
      colleagues: [],
      overlapping: [{ description: 'Kehraus' }],
      appointment: {
        description: 'Gala-Dinner der Handelskammer',
        startDateTime: at(0, '18:00'),
        endDateTime: at(1, '02:00'),
        venue: 'Palais Ferstel',
        meetingPlace: 'Personaleingang',
        meetingTime: '17:30',
        meetingAt: at(0, '17:30'),
        address: { streetNameAndNumber: 'Strauchgasse 4', postalCode: '1010', location: 'Wien' },
        outfit: null,
      },
    });
    await calls.call('bookOffer', { offerId });
    const after = (await ask(document, anna, { offerId })).currentTargetUserOffer;
    expect(after).toMatchObject({ offerState: 'BOOKED', colleagues: ['Béla'], overlapping: [] });
  });

  test('are nobody else’s', async () => {
    const offerId = await calls.offer(anna, gala);
    const bela = await aWorker(api, dispatcher);
    expect(await own('{}', bela)).toEqual([]);
    const { errors } = await api.call(
      'query ($offerId: String!) { currentTargetUserOffer(offerId: $offerId) { offerId } }',
      { offerId },
      bela.headers,
    );
    expect(errors[0]?.message).toBe(OFFER_FAILURES.gone.message);
    for (const answer of ['acceptOffer', 'declineOffer']) {
      expect((await calls.call(answer, { offerId }, bela)).message).toBe(OFFER_FAILURES.gone.message);
      expect(await calls.statesOf(gala)).toEqual({ [anna.id]: 'CONTACTED' });
    }
    // Nor do they learn what became of it.
    await shift(gala, -1);
    expect((await calls.call('acceptOffer', { offerId }, anna)).message).toBe(OFFER_FAILURES.begun.message);
    expect((await calls.call('acceptOffer', { offerId }, bela)).message).toBe(OFFER_FAILURES.gone.message);
  });
});

describe("a worker's offers as staff see them", () => {
  test('are listed by the span of time and counted as far as they lie ahead', async () => {
    const offerId = await calls.booked(anna, gala);
    const past = await anAppointment(api, dispatcher, {
      startDateTime: at(20, '08:00'),
      endDateTime: at(20, '12:00'),
      description: 'Ostermarkt',
    });
    await calls.offer(anna, past);
    await shift(past, -50);
    const listed = async (filter: string) =>
      (
        await ask(
          `{ targetUserOffers(targetUserId: "${anna.id}", filter: ${filter}) {
            count items { offerId offerState appointment { description typeDescription } } } }`,
          dispatcher,
        )
      ).targetUserOffers;
    expect((await listed('{}')).count).toBe(2);
    expect(await listed(`{ from: "${at(1, '00:00')}", to: "${at(2, '00:00')}" }`)).toMatchObject({
      count: 1,
      items: [{ offerId, offerState: 'BOOKED', appointment: { description: 'Gala-Dinner der Handelskammer' } }],
    });
    expect((await listed('{ offerStates: [CONTACTED] }')).count).toBe(1);
    expect(
      await ask(
        `{ targetUserOffersInFutureCount(targetUserId: "${anna.id}") { contacted accepted booked declined } }`,
        dispatcher,
      ),
    ).toEqual({ targetUserOffersInFutureCount: { contacted: 0, accepted: 0, booked: 1, declined: 0 } });
  });

  test('tell the hours of this week and the last day of work', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const now = await anAppointment(api, dispatcher, { startDateTime: at(1), endDateTime: at(2) });
    await calls.booked(anna, now);
    await api.asOwner(
      `update appointments set starts_at = date_trunc('week', now() at time zone 'Europe/Vienna') at time zone 'Europe/Vienna'
         - interval '2 hours', ends_at = date_trunc('week', now() at time zone 'Europe/Vienna') at time zone 'Europe/Vienna'
         + interval '30 minutes' where id = $1`,
      [now],
    );
    const { targetUsers, targetUser } = await ask(
      `{ targetUsers { items { bookedHoursThisWeek lastWorkedOn } }
        targetUser(targetUserId: "${anna.id}") { bookedHoursThisWeek lastWorkedOn } }`,
      dispatcher,
    );
    expect(targetUser.bookedHoursThisWeek).toBe(0.5);
    expect(targetUsers.items).toEqual([targetUser]);
  });
});

describe('the admin tool', () => {
  const ensure = async (appointmentId: string, targetUserId: string, by: TestUser) =>
    calls.call('ensureOfferWithStateExists', { appointmentId, targetUserId, offerState: 'BOOKED' }, by);

  test('books onto what is past, past the wanted number, once and without telling', async () => {
    const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    await shift(gala, -50);
    expect((await ensure(gala, anna.id, admin)).data.offerState).toBe('BOOKED');
    expect((await ensure(gala, anna.id, admin)).data.offerState).toBe('BOOKED');
    expect(await calls.told()).toEqual([]);
  });

  test('says whether it was the appointment or the worker that does not exist, and never books twice at once', async () => {
    const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    const nowhere = crypto.randomUUID();
    const noAppointment = await ensure(nowhere, anna.id, admin);
    expect(noAppointment.errors[0]?.extensions['fields']).toEqual({
      appointmentId: 'Zu diesem Link gibt es keinen Einsatz.',
    });
    expect((await ensure(gala, anna.id, admin)).errors[0]?.extensions['fields']).toEqual({
      appointmentId: 'Der Einsatz hat noch nicht begonnen: Bitte auf seiner Seite buchen.',
    });
    await shift(gala, -50);
    const noWorker = await ensure(gala, nowhere, admin);
    expect(Object.keys(noWorker.errors[0]?.extensions['fields'] ?? {})).toEqual(['targetUserId']);
    const contacted = { appointmentId: gala, targetUserId: anna.id, offerState: 'CONTACTED' };
    expect((await calls.call('ensureOfferWithStateExists', contacted, admin)).message).toBe(
      'Nachträglich kann nur gebucht werden.',
    );
    const beside = await anAppointment(api, dispatcher);
    await shift(beside, -49);
    await ensure(gala, anna.id, admin);
    expect((await ensure(beside, anna.id, admin)).message).toContain('bereits gebucht');
  });
});

describe('objections to a direct booking', () => {
  test('are all that speaks against it', async () => {
    await api.asOwner('update appointments set minimum_rating = 45 where id = $1', [gala]);
    await api.asOwner('delete from target_users_in_pools where user_id = $1', [anna.id]);
    const document = `query ($id: String!, $ids: [String!]!) { bookingObjections(appointmentId: $id, targetUserIds: $ids) {
      targetUserId objections { kind isBlocking } warnings } }`;
    const { bookingObjections } = await ask(document, dispatcher, { id: gala, ids: [anna.id] });
    expect(bookingObjections).toEqual([
      {
        targetUserId: anna.id,
        objections: [
          { kind: 'NOT_IN_POOL', isBlocking: false },
          { kind: 'RATING_TOO_LOW', isBlocking: false },
        ],
        warnings: [],
      },
    ]);
  });
});
