import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { WORKLOG_RULES } from '@gastspiel/domain/worklogs/worklog-rules.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorkedEvening, bookAfterwards, past } from '#app/testing/a-worked-evening.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';
import { csvDay } from '#platform/downloads/csv.ts';

const api = await aTestApi();
const calls = worklogCalls(api, () => stage.dispatcher);
const offers = offerCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aWorkedEvening>>;
beforeEach(async () => {
  stage = await aWorkedEvening(api);
});

const both = (entries: readonly object[] = [shift()]) => [
  { worklogUserId: stage.anna.id, entries },
  { worklogUserId: stage.bela.id, entries },
];

describe('recording', () => {
  test('takes the whole block, and adds it up', async () => {
    const { block, errors } = await calls.record(stage.evening, 0, [
      {
        worklogUserId: stage.anna.id,
        note: ' Hat geholfen. ',
        entries: [
          shift(past(3, '17:45'), past(3, '22:00'), 900),
          shift(past(3, '23:00'), past(2, '03:00'), 0),
          shift(past(3, '17:15'), past(3, '17:45'), 0, 'TRAVEL_TO'),
          shift(past(2, '03:00'), past(2, '03:20'), 0, 'TRAVEL_FROM'),
        ],
      },
      { worklogUserId: stage.bela.id, didNotCome: true, note: 'Krank gemeldet', entries: [] },
    ]);
    expect(errors).toEqual([]);
    expect(block).toMatchObject({
      version: 1,
      workMinutes: 240 + 240,
      breakMinutes: 15,
      travelToMinutes: 30,
      travelFromMinutes: 20,
      actualStartDateTime: past(3, '17:45'),
      actualEndDateTime: past(2, '03:00'),
      didNotComeCount: 1,
      worklogRecordedAt: expect.any(String),
    });
    expect(block.worklogsEnteredAt).toBe(block.worklogRecordedAt);
    const [bela, anna] = await calls.worklogs(stage.evening);
    expect(anna).toMatchObject({ isTransient: false, note: 'Hat geholfen.' });
    expect(anna.entries.map(({ type }: { type: string }) => type)).toEqual([
      'WORK',
      'WORK',
      'TRAVEL_TO',
      'TRAVEL_FROM',
    ]);
    expect(bela).toMatchObject({ isTransient: false, didNotCome: true, note: 'Krank gemeldet', entries: [] });
    expect(await calls.list({ worklogFilter: 'RECORDED' })).toEqual([stage.evening]);
    expect(await calls.list({ worklogFilter: 'UNRECORDED' })).toEqual([]);
  });

  test('can be done again; the first time is kept beside the last', async () => {
    await calls.record(stage.evening, 0, both());
    await api.asOwner(`update worklog_blocks set entered_at = now() - interval '1 hour' where appointment_id = $1`, [
      stage.evening,
    ]);
    const first = (await calls.block(stage.evening)).block;
    const second = (await calls.record(stage.evening, 1, both([shift(past(3, '18:00'), past(2, '01:00'), 0)]))).block;
    expect(second).toMatchObject({ version: 2, worklogsEnteredAt: first.worklogsEnteredAt, workMinutes: 2 * 420 });
    expect(Date.parse(second.worklogRecordedAt)).toBeGreaterThanOrEqual(Date.parse(first.worklogRecordedAt));
  });

  test('leaves who, when and what', async () => {
    await calls.record(stage.evening, 0, both());
    const { data } = await calls.ask(
      `{ fetchWorklogBlockInfo(worklogBlockId: "${stage.evening}") { recordedByName
        history { items { action actorName subjectId changes { path after } } } } }`,
    );
    expect(data.fetchWorklogBlockInfo.recordedByName).toBe('Anna Pichler');
    const paths = data.fetchWorklogBlockInfo.history.items.flatMap(({ changes }: { changes: { path: string }[] }) =>
      changes.map(({ path }) => path),
    );
    expect(paths).toEqual(expect.arrayContaining(['recorded', 'entries']));
    const count = data.fetchWorklogBlockInfo.history.items.length;
    await calls.record(stage.evening, 1, [
      { worklogUserId: stage.anna.id, entries: [shift()] },
      { worklogUserId: stage.bela.id, entries: [shift(past(3, '18:00'), past(2, '01:00'))] },
    ]);
    const again = await calls.ask(
      `{ fetchWorklogBlockInfo(worklogBlockId: "${stage.evening}") { history { count } } }`,
    );
    // That it was recorded, and of the workers the one whose hours are others now.
    expect(again.data.fetchWorklogBlockInfo.history.count).toBe(count + 2);
    // The block itself, and each of its workers.
    const subjects = data.fetchWorklogBlockInfo.history.items.map(({ subjectId }: { subjectId: string }) => subjectId);
    expect(new Set(subjects)).toEqual(new Set([null, ...both().map(({ worklogUserId }) => worklogUserId)]));
  });

  test.each([
    [
      'what somebody else has changed',
      () => calls.record(stage.evening, 1, both()),
      'Die Daten wurden inzwischen geändert',
    ],
    ['half of the block', () => calls.record(stage.evening, 0, both().slice(1)), WORKLOG_FAILURES.otherWorkers.message],
    [
      'somebody twice',
      () => calls.record(stage.evening, 0, [...both(), ...both()]),
      WORKLOG_FAILURES.otherWorkers.message,
    ],
    [
      'somebody who was not there',
      () =>
        calls.record(stage.evening, 0, [
          ...both().slice(1),
          { worklogUserId: stage.dispatcher.id, entries: [shift()] },
        ]),
      WORKLOG_FAILURES.otherWorkers.message,
    ],
  ])('refuses %s', async (_what, record, message) => {
    expect((await record()).message).toBe(message);
    expect((await calls.block(stage.evening)).block.worklogRecordedAt).toBeNull();
  });

  test('says at each field what is wrong', async () => {
    const { fields } = await calls.record(stage.evening, 0, [
      { worklogUserId: stage.anna.id, entries: [shift(past(3, '18:00'), past(3, '18:00'), 0)] },
      { worklogUserId: stage.bela.id, entries: [shift(past(3, '18:00'), past(2, '02:00'), 8 * 3600)] },
    ]);
    expect(fields).toEqual({
      'worklogs.0.entries.0.endDateTime': WORKLOG_RULES.order,
      'worklogs.1.entries.0.breakInSeconds': WORKLOG_RULES.breakOnFirstDay(360),
    });
    const seconds = await calls.record(stage.evening, 0, both([shift(past(3, '18:00'), past(2, '02:00'), 90)]));
    expect(Object.values(seconds.fields as object)[0]).toBe(WORKLOG_RULES.wholeMinutes);
    expect((await calls.record(stage.evening, 0, both([]))).fields).toMatchObject({
      'worklogs.0.entries': WORKLOG_RULES.workMissing,
    });
  });

  test('waits for the beginning, and for the end of what is recorded', async () => {
    const ahead = await anAppointment(api, stage.dispatcher, { invoiceRecipientId: stage.recipient });
    await offers.booked(stage.anna, ahead);
    const hours = [{ worklogUserId: stage.anna.id, entries: [shift(at(0, '18:00'), at(1, '02:00'))] }];
    expect((await calls.record(ahead, 0, hours)).message).toBe(WORKLOG_FAILURES.notBegun.message);
    await api.asOwner(`update appointments set starts_at = $2, ends_at = now() + interval '5 hours' where id = $1`, [
      stage.evening,
      past(1, '08:00'),
    ]);
    const future = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();
    const { fields } = await calls.record(stage.evening, 0, both([shift(past(1, '20:00'), future, 0)]));
    expect(fields).toMatchObject({ 'worklogs.0.entries.0.endDateTime': WORKLOG_RULES.future });
  });

  test('is one person’s: of eight at once one is taken, the others are told', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => calls.record(stage.evening, 0, both())));
    const refused = results.flatMap(({ message }) => (message ? [message] : []));
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'Die Daten wurden inzwischen geändert'));
    expect((await calls.block(stage.evening)).block).toMatchObject({ version: 1, workMinutes: 2 * 450 });
  });

  test('warns of work that overlaps elsewhere, on both sides', async () => {
    const lunch = await anAppointment(api, stage.dispatcher, {
      invoiceRecipientId: stage.recipient,
      startDateTime: past(3, '11:00'),
      endDateTime: past(3, '16:00'),
    });
    await bookAfterwards(api, stage.admin, stage.anna, lunch);
    await calls.record(stage.evening, 0, both());
    await calls.record(lunch, 0, [
      { worklogUserId: stage.anna.id, entries: [shift(past(3, '11:00'), past(3, '19:00'), 0)] },
    ]);
    const warnings = async (id: string) => {
      const rows = await calls.worklogs(id);
      return rows.find(({ worklogUserId }: { worklogUserId: string }) => worklogUserId === stage.anna.id).warnings;
    };
    expect(await warnings(lunch)).toEqual(['LONG_DAY', 'NO_BREAK', 'OVERLAP']);
    expect(await warnings(stage.evening)).toEqual(['LONG_DAY', 'OVERLAP']);
  });
});

describe('evidence of work', () => {
  test('who is recorded can be withdrawn no more, and the appointment stays', async () => {
    await calls.record(stage.evening, 0, both());
    const { data } = await calls.ask(`{ appointmentOffers(appointmentId: "${stage.evening}") { items { offerId } } }`);
    const [{ offerId }] = data.appointmentOffers.items;
    const recorded = WORKLOG_FAILURES.recorded.message;
    expect((await offers.call('withdrawOffer', { offerId, reason: 'Irrtum' })).message).toBe(recorded);
    const all = { appointmentId: stage.evening, offerStates: '[BOOKED]', reason: 'Irrtum' };
    expect((await offers.call('withdrawAllOffers', all)).message).toBe(recorded);
    const deletion = await calls.ask(`mutation { deleteAppointment(appointmentId: "${stage.evening}") }`);
    expect(deletion.message).toBe(recorded);
    expect((await calls.block(stage.evening)).block.bookedTargetUsers).toBe(2);
  });

  test('recording against withdrawing: either the hours are there or the booking is gone', async () => {
    const { data } = await calls.ask(
      `{ appointmentOffers(appointmentId: "${stage.evening}") { items { offerId targetUserId } } }`,
    );
    const [{ offerId }] = data.appointmentOffers.items;
    const [recorded, withdrawn] = await Promise.all([
      calls.record(stage.evening, 0, both()),
      offers.call('withdrawOffer', { offerId, reason: 'War nicht da' }),
    ]);
    expect([recorded.errors.length, withdrawn.errors.length].sort()).toEqual([0, 1]);
    const { block } = await calls.block(stage.evening);
    expect(block.bookedTargetUsers).toBe(recorded.errors.length === 0 ? 2 : 1);
  });

  test('somebody booked after the fact makes the block unrecorded again; what was recorded stays', async () => {
    await calls.record(stage.evening, 0, both());
    const clara = await aWorker(api, stage.dispatcher, { firstName: 'Clara', lastName: 'Huber' });
    await bookAfterwards(api, stage.admin, clara, stage.evening);
    const { block } = await calls.block(stage.evening);
    expect(block).toMatchObject({ version: 2, worklogRecordedAt: null, worklogsEnteredAt: expect.any(String) });
    const rows = await calls.worklogs(stage.evening);
    expect(rows.map(({ isTransient }: { isTransient: boolean }) => isTransient)).toEqual([true, false, false]);
    const offerOf = await api.asOwner('select id from offers where user_id = $1', [clara.id]);
    const gone = await offers.call('withdrawOffer', { offerId: offerOf[0]?.['id'], reason: 'Verwechslung' });
    expect(gone.errors).toEqual([]);
  });

  test('a changed time leaves the recorded hours as they are', async () => {
    const { block } = await calls.record(stage.evening, 0, both());
    await api.asOwner('update appointments set starts_at = $2 where id = $1', [stage.evening, past(3, '19:00')]);
    expect((await calls.block(stage.evening)).block).toMatchObject({
      workMinutes: block.workMinutes,
      actualStartDateTime: past(3, '18:00'),
    });
  });
});

describe('once recorded', () => {
  const OWN =
    '{ currentTargetUserOffers(filter: { isPast: true }) { items { recordedWork { didNotCome workMinutes breakMinutes travelMinutes entries { startDateTime } } } } }';

  test('workers see the hours on their booking, and staff on the worker’s page', async () => {
    const before = await calls.ask(OWN, {}, stage.anna);
    expect(before.data.currentTargetUserOffers.items).toEqual([{ recordedWork: null }]);
    await calls.record(stage.evening, 0, [
      both()[0] ?? { worklogUserId: '', entries: [] },
      { worklogUserId: stage.bela.id, didNotCome: true, note: 'Unentschuldigt', entries: [] },
    ]);
    const { data } = await calls.ask(OWN, {}, stage.anna);
    expect(data.currentTargetUserOffers.items[0].recordedWork).toMatchObject({
      didNotCome: false,
      workMinutes: 450,
      breakMinutes: 30,
    });
    const summary = await calls.ask(
      `query ($id: String!) { targetUserWorkSummary(targetUserId: $id) { shiftsThisYear missedCount missed { description note } } }`,
      { id: stage.bela.id },
    );
    expect(summary.data.targetUserWorkSummary).toEqual({
      shiftsThisYear: 0,
      missedCount: 1,
      missed: [{ description: 'Gala-Dinner der Handelskammer', note: 'Unentschuldigt' }],
    });
  });

  test('the last day of work is that of the recorded hours; who did not come has not worked', async () => {
    const lastDay = async (id: string) => {
      const { data } = await calls.ask(
        `query ($id: String!) { targetUser(targetUserId: $id) { lastWorkedOn bookedHoursThisWeek personalInformation { lastName } } }`,
        { id },
      );
      const { lastWorkedOn, bookedHoursThisWeek, personalInformation } = data.targetUser;
      // The file finds the same for all workers at once.
      expect(await lineOf(personalInformation.lastName)).toEqual([
        String(bookedHoursThisWeek).replace('.', ','),
        csvDay(lastWorkedOn) ?? '',
      ]);
      return lastWorkedOn;
    };
    const lineOf = async (lastName: string) => {
      const which = { filter: { name: lastName } };
      const { data } = await calls.ask('mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }', {
        input: { targetUsersCsv: which },
      });
      const { body } = await api.app.inject({ method: 'GET', url: data.createDownload.url });
      const [head = '', ...lines] = body.split('\r\n').map((line) => line.split(';'));
      const cells = lines.find(([name]) => name === lastName) ?? [];
      return ['Stunden diese Woche', 'Letzter Einsatz'].map((label) => cells[head.indexOf(label)]);
    };
    expect(await lastDay(stage.bela.id)).toBe(past(2, '02:00').slice(0, 10));
    await calls.record(stage.evening, 0, [
      { worklogUserId: stage.anna.id, entries: [shift(past(3, '18:00'), past(3, '23:00'), 0)] },
      { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
    ]);
    expect(await lastDay(stage.anna.id)).toBe(past(3, '23:00').slice(0, 10));
    expect(await lastDay(stage.bela.id)).toBeNull();
  });
});
