import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { found } from '#app/testing/a-random-agency.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let bela: TestUser;
let gala: string;
beforeEach(async () => {
  ({ tenantId, dispatcher, anna, bela, gala } = await aGala(api));
});

const ask = async (query: string, variables: Record<string, unknown> = {}, by = dispatcher) => {
  const { data, errors } = await api.call(query, variables, by.headers);
  expect(errors).toEqual([]);
  return data;
};
const waiting = async () =>
  (
    await ask(
      '{ it: offersWaitingForBooking { count since items { targetUserId freePlaces isAbsent appointment { id } } } }',
    )
  ).it;
const matters = async (by = dispatcher) =>
  (
    await ask(
      `{ it: openMatters { preventions { targetUserId note } absences { targetUserId }
        unreachable { targetUserId offersAhead } undelivered { kind } } }`,
      {},
      by,
    )
  ).it;
const begin = (id: string) =>
  api.asOwner(
    `update appointments set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
    [id],
  );
const absent = async (worker: TestUser, fromDay = day(0), toDay = day(1)) =>
  ask('mutation ($input: AbsenceInput!) { createAbsence(input: $input) { id } }', {
    input: { targetUserId: worker.id, fromDay, toDay, note: 'Grippe' },
  });

describe('who waits to be booked', () => {
  test('stands there until they are booked, the next shift first', async () => {
    const later = await anAppointment(api, dispatcher, { startDateTime: at(7, '18:00'), endDateTime: at(7, '22:00') });
    await calls.accepted(bela, later);
    const offerId = await calls.accepted(anna, gala);
    await calls.offer(bela, gala);
    expect(await waiting()).toMatchObject({
      count: 2,
      since: expect.any(String),
      items: [
        { targetUserId: anna.id, freePlaces: 2, appointment: { id: gala } },
        { targetUserId: bela.id, appointment: { id: later } },
      ],
    });
    await calls.call('bookOffer', { offerId });
    expect(await waiting()).toMatchObject({ count: 1, items: [{ targetUserId: bela.id }] });
  });

  test('is found by name and by appointment, and where places are free', async () => {
    const full = await anAppointment(api, dispatcher, {
      ...{ description: 'Weinkost', desiredTargetUsers: 1, startDateTime: at(7, '18:00'), endDateTime: at(7, '22:00') },
    });
    await calls.accepted(bela, full);
    await calls.accepted(anna, gala);
    await calls.call('createBooking', { appointmentId: full, targetUserId: anna.id });
    const found = async (filter: object) =>
      (
        await ask(
          'query ($filter: WaitingOfferFilter) { it: offersWaitingForBooking(filter: $filter) { count items { targetUserId } } }',
          { filter },
        )
      ).it.items.map(({ targetUserId }: { targetUserId: string }) => targetUserId);
    expect(await found({})).toEqual([anna.id, bela.id]);
    expect(await found({ search: 'weink' })).toEqual([bela.id]);
    expect(await found({ search: 'gibt es nicht' })).toEqual([]);
    expect(await found({ hasFreePlaces: true })).toEqual([anna.id]);
  });

  test('of one shift, whoever has waited longest stands first', async () => {
    const [annas, belas] = [await calls.accepted(anna, gala), await calls.accepted(bela, gala)];
    for (const [first, offerId] of [
      [anna, annas],
      [bela, belas],
    ] as const) {
      await api.asOwner(
        `update offers set state_changed_at = now() - case when id = $2 then interval '2 hours' else interval '1 hour' end
         where appointment_id = $1`,
        [gala, offerId],
      );
      expect((await waiting()).items[0]).toMatchObject({ targetUserId: first.id });
    }
  });

  test('with how many are still wanted, and whether they are away by now', async () => {
    const offerId = await calls.booked(anna, gala);
    await calls.accepted(bela, gala);
    await absent(anna);
    expect((await waiting()).items).toMatchObject([{ targetUserId: bela.id, freePlaces: 1, isAbsent: false }]);
    await calls.call('reportPrevention', { offerId, note: 'Fieber' }, anna);
    await absent(bela);
    expect((await waiting()).items).toMatchObject([{ targetUserId: bela.id, freePlaces: 2, isAbsent: true }]);
  });

  test('is somebody as long as the shift lasts, and nobody afterwards', async () => {
    await calls.accepted(anna, gala);
    await begin(gala);
    expect((await waiting()).items).toMatchObject([{ targetUserId: anna.id }]);
    await api.asOwner(`update appointments set ends_at = now() - interval '1 minute' where id = $1`, [gala]);
    expect(await waiting()).toEqual({ count: 0, since: null, items: [] });
  });
});

describe('what somebody has to decide', () => {
  test('a prevention, until it is dismissed or somebody else is sought', async () => {
    const offerId = await calls.booked(anna, gala);
    await calls.call('reportPrevention', { offerId, note: 'Fieber' }, anna);
    await absent(anna);
    // One matter, and not two: what is decided about the prevention decides about the absence.
    expect(await matters()).toMatchObject({ preventions: [{ targetUserId: anna.id, note: 'Fieber' }], absences: [] });
    await calls.call('dismissPrevention', { offerId });
    expect((await matters()).preventions).toEqual([]);
  });

  test('an absence over a booking, until it is kept; another absence asks anew', async () => {
    const offerId = await calls.booked(anna, gala);
    await absent(anna);
    await absent(bela);
    expect((await matters()).absences).toEqual([{ targetUserId: anna.id }]);
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const { errors } = await calls.call('keepBooking', { offerId }, accounting);
    expect(errors[0]?.extensions['classification']).toBe('FORBIDDEN');
    expect((await calls.call('keepBooking', { offerId })).errors).toEqual([]);
    expect((await matters()).absences).toEqual([]);
    expect((await calls.call('keepBooking', { offerId })).errors).toHaveLength(1);
    await absent(anna, day(1), day(2));
    expect((await matters()).absences).toEqual([{ targetUserId: anna.id }]);
  });

  test('an absence that is over, or at another time, is nothing to decide about', async () => {
    const offerId = await calls.booked(anna, gala);
    await absent(anna, day(9), day(9));
    expect((await calls.call('keepBooking', { offerId })).errors).toHaveLength(1);
    await begin(gala);
    const move =
      'update absences set starts_at = now() - $2::interval, ends_at = now() + $3::interval where user_id = $1';
    await api.asOwner(move, [anna.id, '1 day', '1 minute']);
    expect((await matters()).absences).toEqual([{ targetUserId: anna.id }]);
    await api.asOwner(move, [anna.id, '1 day', '-1 minute']);
    expect((await matters()).absences).toEqual([]);
  });

  test('what was decided goes with the booking, or with the absence', async () => {
    const kept = () => api.asOwner('select offer_id from kept_bookings where tenant_id = $1', [tenantId]);
    const { createAbsence } = await absent(anna);
    const offerId = await calls.booked(anna, gala);
    await calls.call('keepBooking', { offerId });
    expect(await kept()).toEqual([{ offer_id: offerId }]);
    await calls.call('withdrawOffer', { offerId });
    expect(await kept()).toEqual([]);
    await calls.call('keepBooking', { offerId: await calls.booked(anna, gala) });
    await ask('mutation ($id: String!) { deleteAbsence(absenceId: $id) }', { id: createAbsence.id });
    expect(await kept()).toEqual([]);
  });

  test('for whoever is absent somebody else can be sought at once', async () => {
    const offerId = await calls.booked(anna, gala);
    await absent(anna);
    expect((await calls.call('seekReplacement', { offerId })).data).toBe(1);
    expect(await calls.statesOf(gala)).toEqual({ [bela.id]: 'CONTACTED' });
    expect((await matters()).absences).toEqual([]);
  });

  test('whom neither mail nor push reaches, as long as they may work', async () => {
    await calls.offer(anna, gala);
    await api.asOwner('update users set is_email_refused = true where id = $1', [anna.id]);
    expect((await matters()).unreachable).toEqual([{ targetUserId: anna.id, offersAhead: 1 }]);
    await api.asOwner('update users set is_email_refused = true where id = $1', [bela.id]);
    // The worker who misses most stands first.
    expect((await matters()).unreachable).toMatchObject([{ targetUserId: anna.id }, { targetUserId: bela.id }]);
    const nowBela = (state: string) => api.asOwner('update users set state = $1 where id = $2', [state, bela.id]);
    await nowBela('BLOCKED');
    expect((await matters()).unreachable).toMatchObject([{ targetUserId: anna.id }]);
    await nowBela('ACTIVE');
    await api.asOwner('update target_users set restricted_until = current_date + 9 where user_id = $1', [bela.id]);
    await api.asOwner('insert into push_tokens (tenant_id, token, user_id) values ($1, $2, $3)', [
      tenantId,
      'x',
      anna.id,
    ]);
    expect((await matters()).unreachable).toEqual([]);
  });
});

test('many invoices that nobody took do not hide time sheets from whoever sees no invoices', async () => {
  const refused = { issued: 0, due: 9, gross: 100, is: 'REFUSED' };
  const evening = { start: 65, length: 60, desired: 1, hasRecipient: true, isRecorded: false };
  const admin = await found(api, {
    workers: [],
    appointments: [{ ...evening, papers: ['REFUSED'], offers: [] }],
    absences: [],
    laterAbsences: [],
    invoices: Array(30).fill(refused),
    failedJobs: 0,
  });
  const planner = await api.aUser({ tenantId: admin.tenantId, role: 'TENANT_USER_DISPATCHER' });
  expect((await matters(planner)).undelivered).toEqual([{ kind: 'TIME_SHEET' }]);
  expect((await matters(admin)).undelivered).toEqual(Array(25).fill({ kind: 'INVOICE' }));
});

describe('in numbers', () => {
  const FILTER = { isNotFullyBooked: true, from: at(-7, '00:00'), to: at(30, '00:00') };
  test('what is not filled is what the list shows', async () => {
    await anAppointment(api, dispatcher, {
      desiredTargetUsers: 5,
      startDateTime: at(3, '10:00'),
      endDateTime: at(3, '12:00'),
    });
    const full = await anAppointment(api, dispatcher, {
      desiredTargetUsers: 1,
      startDateTime: at(4, '10:00'),
      endDateTime: at(4, '12:00'),
    });
    await calls.booked(anna, full);
    await calls.booked(anna, gala);
    const { summary, list } = await ask(
      `query ($filter: AppointmentFilter) { summary: appointmentSummary(filter: $filter) { count freePlaces }
        list: appointments(filter: $filter) { count items { desiredTargetUsers bookedTargetUsers } } }`,
      { filter: FILTER },
    );
    const free = list.items.map(
      (one: Record<string, number>) => (one['desiredTargetUsers'] ?? 0) - (one['bookedTargetUsers'] ?? 0),
    );
    expect(summary).toEqual({ count: list.count, freePlaces: free.reduce((sum: number, one: number) => sum + one, 0) });
    expect(summary).toEqual({ count: 2, freePlaces: 6 });
  });

  test('fill rates are those of the statistics', async () => {
    const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    await calls.booked(anna, gala);
    const { weeks, statistics } = await ask(
      `query ($from: String!, $to: String!) {
        weeks: fillRates(span: { from: $from, to: $to }) { monday wantedPlaces filledPlaces }
        statistics(input: { from: $from, to: $to }) { byWeek { monday wantedPlaces filledPlaces } } }`,
      { from: day(-20), to: day(7) },
      admin,
    );
    expect(weeks).toEqual(statistics.byWeek);
    expect(weeks.some(({ filledPlaces }: { filledPlaces: number }) => filledPlaces === 1)).toBe(true);
  });

  test.each(['TENANT_USER_ACCOUNTING', 'TENANT_USER_DISPATCHER', 'TENANT_USER_CUSTOMER_CARE'] as const)(
    'all of it is for %s too',
    async (role) => {
      const query = `query ($day: String!) { openMatters { absences { offerId } } shiftsOfDay(day: $day) { count }
        fillRates(span: { from: $day, to: $day }) { monday } }`;
      await ask(query, { day: day(1) }, await api.aUser({ tenantId, role }));
    },
  );

  test('the shifts of a day with who is there', async () => {
    const offerId = await calls.booked(anna, gala);
    await calls.call('reportPrevention', { offerId, note: 'Fieber' }, anna);
    const belas = await calls.accepted(bela, gala);
    const shifts = async () =>
      ask(
        `query ($day: String!) { it: shiftsOfDay(day: $day) { count items { appointment { id }
          crew { targetUserId phoneNumber isPrevented isTeamLeader } } } }`,
        { day: day(1) },
      );
    const member = { phoneNumber: '+43 664 1234567', isTeamLeader: false };
    const annaInCrew = { ...member, targetUserId: anna.id, isPrevented: true };
    expect((await shifts()).it).toEqual({ count: 1, items: [{ appointment: { id: gala }, crew: [annaInCrew] }] });
    await calls.call('bookOffer', { offerId: belas });
    await api.asOwner('update target_users set is_deployable_as_team_leader = true where user_id = $1', [bela.id]);
    const belaInCrew = { ...member, targetUserId: bela.id, isPrevented: false, isTeamLeader: true };
    expect((await shifts()).it.items[0].crew).toEqual([belaInCrew, annaInCrew]);
    const today = await ask(
      'query ($day: String!) { it: shiftsOfDay(day: $day) { count items { desiredTargetUsers } } }',
      {
        day: dayOf(new Date()),
      },
    );
    expect(today.it).toEqual({ count: 0, items: [] });
  });
});
