import { expect, test } from 'vitest';
import { aSender } from '#app/testing/a-sender.ts';
import { aWorkedEvening } from '#app/testing/a-worked-evening.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';
import { eraseDeletedTenants, eraseTenant } from '#features/tenants/index.ts';

const api = await aTestApi();

const TABLES = [
  'offers',
  'worklog_blocks',
  'worklogs',
  'worklog_entries',
  'printouts',
  'printout_rows',
  'printout_recipients',
  'sender_logos',
  'files',
] as const;

test('hours and time sheets of a deleted tenant stay for their seven years, then they go', async () => {
  const stage = await aWorkedEvening(api);
  const { tenantId } = stage;
  const calls = worklogCalls(api, () => stage.dispatcher);
  await aSender(api, tenantId);
  await calls.record(stage.evening, 0, [
    { worklogUserId: stage.anna.id, note: 'Fleißig', entries: [shift()] },
    { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
  ]);
  await api.asOwner(
    `with printout as (
       insert into printouts (tenant_id, appointment_id, ordered_at, ordered_by_name, sent_at, logo_id, file)
       select $1, $2, now(), 'Anna', now(), logo_id, 'PDF' from invoice_senders where tenant_id = $1 returning id
     ), recipient as (
       insert into printout_recipients (tenant_id, printout_id, position, name, email, sent_at)
       select $1, id, 1, 'Kunde', 'kunde@example.at', now() from printout)
     insert into printout_rows (tenant_id, printout_id, user_id, worker_name, starts_at, ends_at)
     select $1, id, $3, 'Anna Pichler', now(), now() from printout`,
    [tenantId, stage.evening, stage.anna.id],
  );
  const left = async () => {
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      const [row] = await api.asOwner(`select count(*)::int as rows from ${table} where tenant_id = $1`, [tenantId]);
      counts[table] = row?.['rows'] ?? 0;
    }
    return counts;
  };
  await runTestJobs(api, eraseTenant);
  const eraseAgain = async (yearsLater: number) => {
    await api.asOwner(
      `update directory.tenants set deleted_at = now() - interval '31 days', erased_at = null where id = $1`,
      [tenantId],
    );
    for (const [table, column] of [
      ['worklog_entries', 'starts_at'],
      ['worklog_entries', 'ends_at'],
      ['worklog_blocks', 'recorded_at'],
      ['printouts', 'sent_at'],
      ['printout_recipients', 'sent_at'],
    ]) {
      await api.asOwner(`update ${table} set ${column} = ${column} - make_interval(years => $2) where tenant_id = $1`, [
        tenantId,
        yearsLater,
      ]);
    }
    await api.asOwner(
      `update appointments set starts_at = starts_at - make_interval(years => $2),
         ends_at = ends_at - make_interval(years => $2) where tenant_id = $1`,
      [tenantId, yearsLater],
    );
    await eraseDeletedTenants.run(api.database);
    await until(
      async () =>
        (await api.asOwner('select from directory.tenants where id = $1 and erased_at is not null', [tenantId]))
          .length > 0,
    );
  };

  await eraseAgain(0);
  // Who did not come has not worked: nothing of theirs is evidence.
  expect(await left()).toEqual({
    offers: 1,
    worklog_blocks: 1,
    worklogs: 1,
    worklog_entries: 1,
    printouts: 1,
    printout_rows: 1,
    printout_recipients: 1,
    sender_logos: 1,
    files: 2,
  });
  expect(await api.asOwner('select note from worklogs where tenant_id = $1', [tenantId])).toEqual([{ note: null }]);
  await eraseAgain(8);
  expect(await left()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
});
