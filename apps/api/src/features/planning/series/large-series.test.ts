import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeAll, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { countStatements } from '#app/testing/count-statements.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { seriesCalls } from '#app/testing/series-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const COUNT = 250;
const WORKERS = 4;

const api = await aTestApi();
let dispatcher: TestUser;
let workers: TestUser[];
beforeAll(async () => {
  const tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  workers = await Promise.all(Array.from({ length: WORKERS }, () => aWorker(api, dispatcher)));
});

test('a series as large as one may be, with four booked on each, is changed, moved and deleted again', async () => {
  const series = seriesCalls(api, () => dispatcher);
  const calls = offerCalls(api, () => dispatcher);
  const days = Array.from({ length: COUNT }, (_, index) => addDays(day(7), index));
  const { data } = await series.create(days);
  const { id } = data.createSeries.first;
  await api.asOwner(
    `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
     select a.tenant_id, a.id, w, a.starts_at, a.ends_at, 'BOOKED' from appointments a, unnest($2::uuid[]) w
     where a.tenant_id = $1`,
    [dispatcher.tenantId, workers.map((worker) => worker.id)],
  );
  const all = { changed: COUNT - 1, left: [] };
  const hofburg = await series.sector({ venue: 'Hofburg' });
  const later = { ...hofburg, startDateTime: at(8, '07:00'), endDateTime: at(8, '13:00') };
  const made = [
    await countStatements(async () => expect(await series.update(id, 'ALL', hofburg)).toMatchObject(all)),
    await countStatements(async () => expect(await series.update(id, 'ALL', later, 2)).toMatchObject(all)),
  ];
  const [moved] = await api.asOwner(
    `select count(*)::int as count, min(starts_at) as first from offers where tenant_id = $1`,
    [dispatcher.tenantId],
  );
  expect(moved).toEqual({ count: COUNT * WORKERS, first: new Date(at(8, '07:00')) });
  const gone = { ...all, withdrawnOffers: COUNT * WORKERS };
  made.push(await countStatements(async () => expect(await series.remove(id, 'ALL')).toEqual(gone)));
  // Few, however many appointments and people there are.
  expect(Math.max(...made)).toBeLessThan(50);
  const mails = await api.asOwner(
    `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications.several-news' and j.payload ->> 'tenantId' = $1`,
    [dispatcher.tenantId],
  );
  // One a worker for each of the three acts, whatever the number of their shifts.
  expect(mails).toHaveLength(3 * WORKERS);
  expect((await calls.told()).filter((line) => line.startsWith('APPOINTMENT_DELETED'))).toHaveLength(COUNT * WORKERS);
});
