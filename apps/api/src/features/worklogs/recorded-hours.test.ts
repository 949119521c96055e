import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { beforeEach, expect, test } from 'vitest';
import { aWorkedEvening, bookAfterwards, past } from '#app/testing/a-worked-evening.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { openEvents } from '#app/testing/open-events.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = worklogCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aWorkedEvening>>;
beforeEach(async () => {
  stage = await aWorkedEvening(api);
});

const record = (entries: readonly object[] = [shift()]) =>
  calls.record(stage.evening, 0, [
    { worklogUserId: stage.anna.id, entries },
    { worklogUserId: stage.bela.id, entries: [shift()] },
  ]);

test.each([
  ['minutesThisMonth', 7],
  ['minutesThisYear', 4],
])('%s are those from the first midnight in Vienna on, breaks off', async (field, signs) => {
  await record();
  const first = instantOf(`${dayOf(new Date()).slice(0, signs)}-01-01`.slice(0, 10), '00:00');
  const workedAt = async (start: Date) => {
    await api.asOwner('update worklog_entries set starts_at = $2, ends_at = $3 where user_id = $1', [
      stage.anna.id,
      start,
      addMinutes(start, 360),
    ]);
    const { data } = await calls.ask(`{ it: targetUserWorkSummary(targetUserId: "${stage.anna.id}") { ${field} } }`);
    return data.it[field];
  };
  expect([await workedAt(first), await workedAt(addMinutes(first, -1))]).toEqual([330, 0]);
});

test('workers do not see their hours while somebody else’s are missing', async () => {
  await record();
  const own = async () => {
    const { data } = await calls.ask(
      '{ currentTargetUserOffers(filter: { isPast: true }) { items { recordedWork { workMinutes } } } }',
      {},
      stage.anna,
    );
    return data.currentTargetUserOffers.items[0].recordedWork;
  };
  expect(await own()).toEqual({ workMinutes: 450 });
  const clara = await aWorker(api, stage.dispatcher, { firstName: 'Clara', lastName: 'Huber' });
  await bookAfterwards(api, stage.admin, clara, stage.evening);
  expect(await own()).toBeNull();
});

test('the way home from one job is no work that another one overlaps with', async () => {
  const lunch = await anAppointment(api, stage.dispatcher, {
    invoiceRecipientId: stage.recipient,
    startDateTime: past(3, '11:00'),
    endDateTime: past(3, '16:00'),
  });
  await bookAfterwards(api, stage.admin, stage.anna, lunch);
  const way = shift(past(3, '16:00'), past(3, '18:30'), 0, 'TRAVEL_FROM');
  await calls.record(lunch, 0, [
    { worklogUserId: stage.anna.id, entries: [shift(past(3, '11:00'), past(3, '16:00'), 0), way] },
  ]);
  await record();
  const rows: { worklogUserId: string; warnings: string[] }[] = await calls.worklogs(stage.evening);
  expect(rows.find(({ worklogUserId }) => worklogUserId === stage.anna.id)?.warnings).not.toContain('OVERLAP');
});

test('the way home is not yet the last day of work', async () => {
  const way = shift(past(3, '23:30'), past(2, '00:30'), 0, 'TRAVEL_FROM');
  await record([shift(past(3, '18:00'), past(3, '23:30'), 0), way]);
  const { data } = await calls.ask(`{ targetUser(targetUserId: "${stage.anna.id}") { lastWorkedOn } }`);
  expect(data.targetUser.lastWorkedOn).toBe(past(3, '23:30').slice(0, 10));
});

test('colleagues and workers see live that hours were recorded', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const office = await openEvents(url, stage.dispatcher.headers);
  const worker = await openEvents(url, stage.anna.headers);
  await record();
  await until(() => office.topics.includes(`worklog-block:${stage.evening}`) && worker.topics.includes('own-offers'));
});
