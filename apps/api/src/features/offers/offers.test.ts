import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let dispatcher: TestUser;
let worker: TestUser;
let gala: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  worker = await aWorker(api, dispatcher);
  gala = await anAppointment(api, dispatcher);
});

const calls = () => offerCalls(api, () => dispatcher);
const call = (field: string, args: object, by = dispatcher) => calls().call(field, args, by);
const offer = (user = worker, appointmentId = gala) => calls().offer(user, appointmentId);
const accepted = (user = worker, appointmentId = gala) => calls().accepted(user, appointmentId);
const statesOf = async (appointmentId = gala) => Object.values(await calls().statesOf(appointmentId)).sort();
const later = { startDateTime: at(1, '01:00'), endDateTime: at(1, '09:00') };

describe('an offer', () => {
  test('is made, accepted, booked, and stands in both histories', async () => {
    const id = await accepted();
    expect((await call('bookOffer', { offerId: id })).data.offerState).toBe('BOOKED');
    const records = await api.asOwner(
      `select entity_type, p.after -> 'offer' ->> 'state' as state from audit_records r
       join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where p.after ? 'offer' order by r.at, entity_type`,
    );
    expect(records).toEqual(
      ['CONTACTED', 'ACCEPTED', 'BOOKED'].flatMap((state) =>
        ['appointment', 'target-user'].map((entity_type) => ({ entity_type, state })),
      ),
    );
  });

  test('can be declined and accepted again, but not once it is booked', async () => {
    const id = await offer();
    expect((await call('declineOffer', { offerId: id }, worker)).data.offerState).toBe('DECLINED');
    expect((await call('acceptOffer', { offerId: id }, worker)).data.offerState).toBe('ACCEPTED');
    await call('bookOffer', { offerId: id });
    expect((await call('declineOffer', { offerId: id }, worker)).message).toContain('nicht mehr abgelehnt');
    expect((await call('acceptOffer', { offerId: id }, worker)).message).toContain('nicht mehr angenommen');
  });

  test('is made once, however many press at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('createOffer', { appointmentId: gala, targetUserId: worker.id })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(
      answers.filter(({ message }) => message === 'Diese Person hat für den Einsatz bereits ein Angebot.'),
    ).toHaveLength(7);
  });

  test('of somebody else, withdrawn or of another tenant is gone', async () => {
    const id = await offer();
    const other = await aWorker(api, dispatcher);
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    expect((await call('acceptOffer', { offerId: id }, other)).message).toBe('Dieses Angebot gibt es nicht mehr.');
    expect((await call('withdrawOffer', { offerId: id }, stranger)).message).toBe('Dieses Angebot gibt es nicht mehr.');
    expect((await call('withdrawOffer', { offerId: id })).data).toBe(true);
    expect((await call('acceptOffer', { offerId: id }, worker)).errors[0]?.extensions['classification']).toBe(
      'NOT_FOUND',
    );
    await offer();
  });

  test('ends with the beginning of the work', async () => {
    const id = await offer();
    await api.asOwner(
      `update appointments set starts_at = now() - interval '1 minute', ends_at = now() + interval '8 hours'
      where id = $1`,
      [gala],
    );
    for (const field of ['acceptOffer', 'declineOffer']) {
      expect((await call(field, { offerId: id }, worker)).message).toBe('Der Einsatz hat bereits begonnen.');
    }
    const other = await aWorker(api, dispatcher);
    expect((await call('createOffer', { appointmentId: gala, targetUserId: other.id })).message).toContain('begonnen');
  });

  test('keeps the notes of the faster of two who write them; an answer of the worker is no such thing', async () => {
    const id = await offer();
    const note = (notes: string, version?: number) =>
      call('updateOfferNotes', { offerId: id, notes, version: version ?? null });
    expect((await note('Schürze', 1)).data.offerNotes).toBe('Schürze');
    await call('acceptOffer', { offerId: id }, worker);
    const answers = await Promise.all(['Weste', 'Krawatte', 'Fliege'].map((notes) => note(notes, 2)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === GENERAL_FAILURES.stale.message)).toHaveLength(2);
    expect(await api.asOwner('select notes_version from offers where id = $1', [id])).toEqual([{ notes_version: 3 }]);
    expect((await note('Wer keine Version nennt, schreibt')).errors).toEqual([]);
    await call('withdrawOffer', { offerId: id });
    expect((await note('Zu spät', 4)).errors[0]?.extensions['classification']).toBe('NOT_FOUND');
  });
});

describe('a booking', () => {
  test('past the wanted number is refused unless it is asked for', async () => {
    const ids = [
      await accepted(),
      await accepted(await aWorker(api, dispatcher)),
      await accepted(await aWorker(api, dispatcher)),
    ];
    for (const offerId of ids.slice(0, 2)) expect((await call('bookOffer', { offerId })).errors).toEqual([]);
    expect((await call('bookOffer', { offerId: ids[2] })).message).toBe('Der Einsatz ist bereits voll besetzt.');
    expect((await call('bookOffer', { offerId: ids[2], allowOverbooking: true })).data.offerState).toBe('BOOKED');
  });

  test('of many at once never passes the wanted number', async () => {
    const ids = [];
    for (let i = 0; i < 6; i += 1) ids.push(await accepted(await aWorker(api, dispatcher)));
    await Promise.all(ids.map((offerId) => call('bookOffer', { offerId })));
    expect((await statesOf()).filter((state) => state === 'BOOKED')).toHaveLength(2);
  });

  test('withdraws what overlaps, and leaves the rest', async () => {
    const overlapping = await anAppointment(api, dispatcher, later);
    const apart = await anAppointment(api, dispatcher, {
      startDateTime: at(7, '10:00'),
      endDateTime: at(7, '14:00'),
    });
    const id = await accepted();
    await accepted(worker, overlapping);
    await offer(worker, apart);
    await call('bookOffer', { offerId: id });
    expect([await statesOf(overlapping), await statesOf(apart)]).toEqual([[], ['CONTACTED']]);
  });

  test('of one worker at two places at once: one wins, whatever races', async () => {
    const overlapping = await anAppointment(api, dispatcher, later);
    for (let round = 0; round < 5; round += 1) {
      const one = await aWorker(api, dispatcher);
      const answers = await Promise.all([
        call('createBooking', { appointmentId: gala, targetUserId: one.id, allowOverbooking: true }),
        call('createBooking', { appointmentId: overlapping, targetUserId: one.id, allowOverbooking: true }),
      ]);
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      expect(answers.find(({ errors }) => errors.length > 0)?.message).toContain('in dieser Zeit bereits');
    }
  });

  test('says what the law has to say to it', async () => {
    const noon = { startDateTime: at(1, '10:00'), endDateTime: at(1, '15:00') };
    await call('createBooking', { appointmentId: await anAppointment(api, dispatcher, noon), targetUserId: worker.id });
    const { data, errors } = await api.call(
      `mutation ($a: String!, $w: String!) { createBooking(appointmentId: $a, targetUserId: $w) { hoursWithShift warnings } }`,
      { a: gala, w: worker.id },
      dispatcher.headers,
    );
    expect(errors).toEqual([]);
    expect(data.createBooking).toEqual({ hoursWithShift: 13, warnings: ['LONG_DAY', 'SHORT_REST'] });
  });

  test('directly takes any active worker, but nobody who is blocked or denied', async () => {
    const id = await offer();
    await call('declineOffer', { offerId: id }, worker);
    expect((await call('createBooking', { appointmentId: gala, targetUserId: worker.id })).data.offerState).toBe(
      'BOOKED',
    );
    expect((await call('createBooking', { appointmentId: gala, targetUserId: worker.id })).message).toContain(
      'bereits gebucht',
    );
    const blocked = await aWorker(api, dispatcher, { userState: 'BLOCKED' });
    expect((await call('createBooking', { appointmentId: gala, targetUserId: blocked.id })).message).toContain(
      'nicht aktiv',
    );
  });
});

describe('withdrawing', () => {
  test('takes the offers of the states that were named, or a selection of them', async () => {
    const other = await aWorker(api, dispatcher);
    const third = await aWorker(api, dispatcher);
    const [first] = [await offer(), await offer(other), await accepted(third)];
    expect(
      (await call('withdrawAllOffers', { appointmentId: gala, offerStates: '[CONTACTED]', offerIds: [first] })).data,
    ).toBe(1);
    expect((await call('withdrawAllOffers', { appointmentId: gala, offerStates: '[CONTACTED, DECLINED]' })).data).toBe(
      1,
    );
    expect(await statesOf()).toEqual(['ACCEPTED']);
    expect((await call('withdrawAllOffers', { appointmentId: gala, offerStates: '[BOOKED]' })).data).toBe(0);
  });
});

describe('candidates', () => {
  const list = async (filter: object = {}) => {
    const { data, errors } = await api.call(
      `query ($id: String!, $filter: AvailableTargetUserFilter) {
        targetUsersAvailableForAppointment(appointmentId: $id, filter: $filter) { count items {
          id availability reasons { reason appointmentDescription restHours isRestBefore } effectiveRating hoursOfWeek hoursWithShift warnings } } }`,
      { id: gala, filter },
      dispatcher.headers,
    );
    expect(errors).toEqual([]);
    return data.targetUsersAvailableForAppointment;
  };

  test('come with what speaks against them, the best first', async () => {
    const tired = await aWorker(api, dispatcher);
    const noon = { startDateTime: at(1, '10:00'), endDateTime: at(1, '15:00') };
    await call('createBooking', { appointmentId: await anAppointment(api, dispatcher, noon), targetUserId: tired.id });
    const busy = await aWorker(api, dispatcher);
    await call('createBooking', { appointmentId: await anAppointment(api, dispatcher, later), targetUserId: busy.id });
    const { items, count } = await list();
    expect(count).toBe(3);
    expect(items).toEqual([
      {
        id: worker.id,
        availability: 'AVAILABLE',
        reasons: [],
        effectiveRating: 4,
        hoursOfWeek: 0,
        hoursWithShift: 8,
        warnings: [],
      },
      expect.objectContaining({
        id: tired.id,
        availability: 'PARTIALLY',
        reasons: [
          {
            reason: 'SHORT_REST',
            appointmentDescription: 'Gala-Dinner der Handelskammer',
            restHours: 8,
            isRestBefore: true,
          },
        ],
        hoursOfWeek: 5,
        hoursWithShift: 13,
        warnings: ['LONG_DAY', 'SHORT_REST'],
      }),
      expect.objectContaining({
        id: busy.id,
        availability: 'UNAVAILABLE',
        reasons: [
          expect.objectContaining({ reason: 'BOOKED', appointmentDescription: 'Gala-Dinner der Handelskammer' }),
        ],
      }),
    ]);
    expect((await list({ availabilities: ['AVAILABLE'] })).count).toBe(1);
    const { startDateTime, endDateTime, typeId, targetUserPoolId } = await appointmentInput(api, tenantId);
    const { data, errors } = await api.call(
      'query ($plan: AppointmentPlan!) { countAvailableTargetUsers(plan: $plan) { available partially unavailable } }',
      { plan: { startDateTime, endDateTime, typeId, targetUserPoolId } },
      dispatcher.headers,
    );
    expect(errors).toEqual([]);
    expect(data.countAvailableTargetUsers).toEqual({ available: 1, partially: 1, unavailable: 1 });
  });

  test('are offered to all at once, the partly available ones only if asked', async () => {
    const tired = await aWorker(api, dispatcher);
    const noon = { startDateTime: at(1, '10:00'), endDateTime: at(1, '15:00') };
    await call('createBooking', { appointmentId: await anAppointment(api, dispatcher, noon), targetUserId: tired.id });
    expect((await call('createOfferForAllAvailableUsers', { appointmentId: gala })).data).toBe(1);
    expect((await call('createOfferForAllAvailableUsers', { appointmentId: gala, includePartially: true })).data).toBe(
      1,
    );
    expect((await call('createOfferForAllAvailableUsers', { appointmentId: gala, includePartially: true })).data).toBe(
      0,
    );
    expect((await list()).count).toBe(0);
  });

  test('are not those of another pool or type, too low a rating, blocked or absent people', async () => {
    await api.asOwner('update appointments set minimum_rating = 45 where id = $1', [gala]);
    expect((await list()).count).toBe(0);
    await api.asOwner('update target_users set rating = null where user_id = $1', [worker.id]);
    expect((await list()).count).toBe(1);
    await api.asOwner(
      `insert into absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, created_by, created_by_name)
       values ($1, $2, $3, $4, false, $2, 'x')`,
      [tenantId, worker.id, at(0, '00:00'), at(1, '00:00')],
    );
    expect((await list()).items[0]).toMatchObject({ availability: 'UNAVAILABLE', reasons: [{ reason: 'ABSENT' }] });
    expect((await call('createOffer', { appointmentId: gala, targetUserId: worker.id })).message).toContain(
      'nicht in Frage',
    );
    await api.asOwner('delete from target_users_for_types where user_id = $1', [worker.id]);
    expect((await list()).count).toBe(0);
  });
});
