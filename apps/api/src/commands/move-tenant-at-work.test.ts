import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { runAdmin } from '#app/testing/run-admin.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { saveFillTarget } from '#features/tenants/index.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

const [source, target] = await Promise.all([aTestApi(), aTestApi()]);
await runAdmin(target, ['standings']);

const move = (tenant: string) => runAdmin(source, ['move-tenant', '--tenant', tenant, '--to', target.ownerUrl]);
const isMoving = (tenantId: string) =>
  until(
    async () =>
      (await source.asOwner('select 1 from directory.tenants where id = $1 and moving_at is not null', [tenantId]))
        .length > 0,
  );
const fillTargetAt = async (api: typeof source, tenantId: string) =>
  (await api.asOwner('select fill_target from tenant_settings where tenant_id = $1', [tenantId]))[0];

test('a job that runs comes to its end before the agency goes, and what it did and ordered goes along', async () => {
  const tenantId = await source.aTenant();
  const dispatcher = await source.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen: string[] = [];
  const after = defineJob({
    name: 'test.after',
    payload: z.object({}),
    run: async () => void seen.push('after'),
  });
  const long = defineJob({
    name: 'test.long',
    payload: z.object({}),
    run: async ({ withTenant }) => {
      begun.resolve();
      await mayEnd.promise;
      await withTenant(async (db) => {
        await saveFillTarget(db, 77);
        await enqueue(db, after, {}, { runAt: new Date(Date.now() + 3_600_000) });
      });
    },
  });
  await runTestJobs(source, long);
  await source.database.withTenant(tenantId, (db) => enqueue(db, long, {}));
  await begun.promise;
  const moving = move(tenantId);
  await isMoving(tenantId);
  // While jobs come to their end people begin nothing any more.
  await expect(anAppointment(source, dispatcher)).rejects.toThrow('Die Agentur zieht auf einen anderen Server um.');
  mayEnd.resolve();
  expect(await moving).toMatchObject({ code: 0 });
  expect(await fillTargetAt(target, tenantId)).toEqual({ fill_target: 77 });
  const jobs = await target.asOwner(
    `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $2 and j.payload ->> 'tenantId' = $1`,
    [tenantId, after.name],
  );
  expect([jobs.length, seen]).toEqual([1, []]);
});

test('a job that is late for an agency that has gone is put off, and has not failed', async () => {
  const tenantId = await source.aTenant();
  const late = defineJob({
    name: 'test.late',
    payload: z.object({}),
    run: ({ withTenant }) => withTenant(async () => {}),
  });
  await source.database.withTenant(tenantId, (db) => enqueue(db, late, {}));
  await source.asOwner('update directory.tenants set moving_at = now(), frozen_at = now() where id = $1', [tenantId]);
  await runTestJobs(source, late);
  await until(
    async () =>
      (
        await source.asOwner(
          `select 1 from graphile_worker._private_jobs where payload ->> 'tenantId' = $1
          and attempts = 0 and locked_at is null and run_at > now() + interval '2 seconds'`,
          [tenantId],
        )
      ).length > 0,
  );
});

test('a change that has begun before is waited for and goes along', async () => {
  const tenantId = await source.aTenant();
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = source.database.withTenant(tenantId, async (db) => {
    begun.resolve();
    await mayEnd.promise;
    await saveFillTarget(db, 55);
  });
  await begun.promise;
  const moving = move(tenantId);
  onTestFinished(() => mayEnd.resolve());
  await until(
    async () =>
      (
        await source.asOwner(`select 1 from pg_locks where locktype = 'advisory' and not granted and
          database = (select oid from pg_database where datname = current_database())`)
      ).length > 0,
  );
  expect(await fillTargetAt(target, tenantId)).toBe(undefined);
  mayEnd.resolve();
  await writing;
  expect(await moving).toMatchObject({ code: 0 });
  expect(await fillTargetAt(target, tenantId)).toEqual({ fill_target: 55 });
});

test('a change that could not be told goes along under a number of there', async () => {
  const tenantId = await source.aTenant();
  const dispatcher = await source.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const [next] = await target.asOwner<{ id: string }>(
    `insert into outbox (tenant_id, kind, message) values ($1, 'CHANGE', '{}') returning (id + 1)::text as id`,
    [tenantId],
  );
  await target.asOwner('delete from outbox');
  await source.asOwner(
    `insert into outbox (tenant_id, id, kind, message, refusal) overriding system value
     select $1, $2::bigint + n, 'CHANGE', '{}', 'why' from generate_series(1, 400) n`,
    [tenantId, next?.id],
  );
  expect(await move(tenantId)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/public\.outbox +400 .* equal/),
  });
  await target.asOwner(
    `insert into directory.device_tickets (tenant_id, user_id, ticket_hash) values ($1, $2, sha256($3::bytea))`,
    [tenantId, dispatcher.id, dispatcher.headers[DEVICE_TICKET.header]],
  );
  expect(await anAppointment(target, dispatcher)).toEqual(expect.any(String));
});

test('an agency with a person whom the other installation knows already stays, with a sentence', async () => {
  const [tenantId, there] = [await source.aTenant(), await target.aTenant()];
  const dispatcher = await source.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  await target.asOwner(
    `insert into directory.identities (issuer, subject, tenant_id, user_id)
     values ($1, $2, $3, gen_random_uuid())`,
    [inject('issuer').url, dispatcher.subject, there],
  );
  expect(await move(tenantId)).toEqual({
    code: 1,
    output: expect.stringMatching(/^The other .* already \(identities_pkey\)/),
  });
  expect(await anAppointment(source, dispatcher)).toEqual(expect.any(String));
});

test('a system administrator of an agency that is away still works in another', async () => {
  const [home, other] = [await source.aTenant(), await source.aTenant()];
  const admin = await source.aUser({ tenantId: home, role: 'SYSTEM_ADMIN' });
  expect(await move(home)).toMatchObject({ code: 0 });
  const headers = { ...admin.headers, 'x-tenant-id': other };
  expect(await anAppointment(source, { ...admin, tenantId: other, headers })).toEqual(expect.any(String));
});
