import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let dispatcher: TestUser;
let worker: TestUser;
let other: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  [worker, other] = [await aWorker(api, dispatcher), await aWorker(api, dispatcher)];
});

const FIELDS = 'id startsAt endsAt isWholeDays fromDay toDay note createdBy';
const LIST = `query ($id: String) { absences(targetUserId: $id) { ${FIELDS} } }`;
const CREATE = `mutation ($input: AbsenceInput!) { createAbsence(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: String!) { deleteAbsence(absenceId: $id) }';

const list = (by: TestUser, id: string | null = null) => api.call(LIST, { id }, by.headers);
const create = (by: TestUser, input: object) => api.call(CREATE, { input }, by.headers);
const remove = (by: TestUser, id: string) => api.call(DELETE, { id }, by.headers);
const HOLIDAYS = { fromDay: day(30), toDay: day(32) };

describe('an absence of whole days', () => {
  test.each([
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
  ])('on %s lasts from midnight to midnight through the clock change', async (changeDay, startsAt, endsAt) => {
    const { data, errors } = await create(worker, { fromDay: changeDay, toDay: changeDay, note: 'Hochzeit' });
    expect(errors).toEqual([]);
    expect(data.createAbsence).toMatchObject({
      startsAt,
      endsAt,
      isWholeDays: true,
      fromDay: changeDay,
      toDay: changeDay,
      note: 'Hochzeit',
      createdBy: 'Anna Pichler',
    });
  });
});

describe('an absence', () => {
  test('is entered by the worker, seen and taken away by staff, and stands in the history', async () => {
    const given = { startsAt: at(30, '08:00'), endsAt: at(30, '12:00') };
    const { id } = (await create(worker, given)).data.createAbsence;
    expect((await list(dispatcher, worker.id)).data.absences).toMatchObject([
      { id, startsAt: new Date(at(30, '08:00')).toISOString(), isWholeDays: false, fromDay: null, toDay: null },
    ]);
    expect((await remove(dispatcher, id)).data.deleteAbsence).toBe(true);
    const { data } = await api.call(
      'query ($id: String!) { targetUser(targetUserId: $id) { history { items { action changes { path before after } } } } }',
      { id: worker.id },
      dispatcher.headers,
    );
    const [removed, entered] = data.targetUser.history.items;
    expect([removed.action, entered.action]).toEqual(['absences.write', 'absences.write']);
    expect(entered.changes).toContainEqual({
      path: 'absence.startsAt',
      before: null,
      after: new Date(at(30, '08:00')).toISOString(),
    });
  });

  test('is entered by staff for a worker, who sees it and takes it away', async () => {
    const { id } = (await create(dispatcher, { ...HOLIDAYS, targetUserId: worker.id })).data.createAbsence;
    expect((await list(worker)).data.absences).toMatchObject([{ id, ...HOLIDAYS }]);
    expect((await list(other)).data.absences).toEqual([]);
    expect((await remove(worker, id)).data.deleteAbsence).toBe(true);
  });

  test('of another worker is nothing to a worker', async () => {
    const { id } = (await create(other, HOLIDAYS)).data.createAbsence;
    expect(classOf(await list(worker, other.id))).toBe('FORBIDDEN');
    expect(classOf(await create(worker, { ...HOLIDAYS, targetUserId: other.id }))).toBe('FORBIDDEN');
    expect(classOf(await remove(worker, id))).toBe('NOT_FOUND');
    expect((await list(worker, worker.id)).errors).toEqual([]);
    expect((await list(other)).data.absences).toHaveLength(1);
  });

  test('needs a name when staff enter or read it', async () => {
    const whose = 'Bitte angeben, wer abwesend ist.';
    expect((await list(dispatcher)).errors[0]?.extensions['fields']).toEqual({ targetUserId: whose });
    expect((await create(dispatcher, HOLIDAYS)).errors[0]?.extensions['fields']).toEqual({
      'input.targetUserId': whose,
    });
  });

  test('is refused at the fields when it is none', async () => {
    const { errors } = await create(worker, { fromDay: day(32), toDay: day(30) });
    expect(errors[0]?.extensions['fields']).toEqual({ 'input.toDay': 'Das Ende muss nach dem Beginn liegen.' });
    const both = await create(worker, { ...HOLIDAYS, startsAt: at(30, '08:00') });
    expect(both.errors[0]?.extensions['fields']).toEqual({
      'input.startsAt': 'Bitte entweder ganze Tage oder Uhrzeiten angeben.',
    });
  });

  test('is shown for 90 days after it ended', async () => {
    const today = dayOf(new Date());
    for (const ago of [92, 89, 0]) {
      await create(worker, { fromDay: addDays(today, -ago), toDay: addDays(today, -ago) });
    }
    const { absences } = (await list(worker)).data;
    expect(absences.map(({ fromDay }: { fromDay: string }) => fromDay)).toEqual([addDays(today, -89), today]);
  });

  test('sent twice with one key is entered once and answered alike', async () => {
    const headers = { ...worker.headers, 'idempotency-key': 'away-once' };
    const [first, second] = [
      await api.call(CREATE, { input: HOLIDAYS }, headers),
      await api.call(CREATE, { input: HOLIDAYS }, headers),
    ];
    expect(second.data).toEqual(first.data);
    expect((await list(worker)).data.absences).toHaveLength(1);
  });

  test('taken away by eight at once goes once', async () => {
    const { id } = (await create(worker, HOLIDAYS)).data.createAbsence;
    const removals = await Promise.all(Array.from({ length: 8 }, () => remove(dispatcher, id)));
    expect(removals.filter(({ data }) => data?.deleteAbsence === true)).toHaveLength(1);
  });

  test('of another tenant does not exist, nor one of somebody who is no worker', async () => {
    const { id } = (await create(worker, HOLIDAYS)).data.createAbsence;
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    for (const answer of [
      await list(stranger, worker.id),
      await create(stranger, { ...HOLIDAYS, targetUserId: worker.id }),
      await remove(stranger, id),
      await list(dispatcher, dispatcher.id),
    ]) {
      expect(classOf(answer)).toBe('NOT_FOUND');
    }
  });

  test('is told before it is entered what stands against it', async () => {
    const ask = (by: TestUser, input: object) =>
      api.call(
        'query ($input: AbsenceInput!) { bookingsWithinAbsence(input: $input) { appointmentId } }',
        { input },
        by.headers,
      );
    const appointmentId = await anAppointment(api, dispatcher, {
      startDateTime: at(30, '22:00'),
      endDateTime: at(31, '02:00'),
    });
    await offerCalls(api, () => dispatcher).booked(worker, appointmentId);
    const within = [{ appointmentId }];
    expect((await ask(worker, { fromDay: day(31), toDay: day(31) })).data.bookingsWithinAbsence).toEqual(within);
    expect((await ask(dispatcher, { ...HOLIDAYS, targetUserId: worker.id })).data.bookingsWithinAbsence).toEqual(
      within,
    );
    const after = { startsAt: at(31, '02:00'), endsAt: at(31, '12:00') };
    expect((await ask(worker, after)).data.bookingsWithinAbsence).toEqual([]);
    expect((await ask(other, HOLIDAYS)).data.bookingsWithinAbsence).toEqual([]);
    expect(classOf(await ask(worker, { ...HOLIDAYS, targetUserId: other.id }))).toBe('FORBIDDEN');
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    expect(classOf(await ask(stranger, { ...HOLIDAYS, targetUserId: worker.id }))).toBe('NOT_FOUND');
  });

  test('over a single booking is taken, and those who plan are told of it', async () => {
    const appointmentId = await anAppointment(api, dispatcher, {
      startDateTime: at(31, '18:00'),
      endDateTime: at(31, '23:00'),
    });
    await offerCalls(api, () => dispatcher).booked(worker, appointmentId);
    expect((await create(worker, HOLIDAYS)).errors).toEqual([]);
    const told = await api.asOwner(
      `select j.payload #> '{payload,payload}' as told from graphile_worker._private_jobs j
       where j.payload ->> 'tenantId' = $1 and j.payload #> '{payload,payload,appointmentIds}' is not null`,
      [tenantId],
    );
    expect(told).toEqual([{ told: { userId: worker.id, staffId: dispatcher.id, appointmentIds: [appointmentId] } }]);
  });

  test('is read but not written by accounting', async () => {
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    expect((await list(accounting, worker.id)).errors).toEqual([]);
    expect(classOf(await create(accounting, { ...HOLIDAYS, targetUserId: worker.id }))).toBe('FORBIDDEN');
  });
});
