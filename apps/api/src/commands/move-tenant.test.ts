import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { runAdmin } from '#app/testing/run-admin.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { TEST_AUDIENCE } from '#app/testing/test-issuer.ts';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';
import { until } from '#app/testing/until.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { AgencyAway } from '#platform/moving/agency-away.ts';

const [source, target] = await Promise.all([aTestApi(), aTestApi()]);
const seen: string[] = [];
const letter = defineJob({
  name: 'test.letter',
  payload: z.object({ text: z.string() }),
  run: async ({ tenantId, payload, withTenant }) => {
    await withTenant(async () => undefined);
    seen.push(`${tenantId} ${payload.text}`);
  },
});

// As a server that has been started there: the database has seen its keys.
await runAdmin(target, ['standings']);

const move = (tenant: string, ...more: string[]) =>
  runAdmin(source, ['move-tenant', '--tenant', tenant, '--to', target.ownerUrl, ...more]);

/** An agency with invoices that were paid and cancelled, papers, hours, sealed fields, a log, and jobs that wait. */
async function anAgency() {
  const stage = await aRecordedEvening(source);
  const calls = invoiceCalls(source, () => stage.accounting);
  const made = async (block: string) => (await calls.create(invoiceInput(stage.recipient, [block]))).invoice;
  const paid = await made(stage.evening);
  await calls.send(paid.id);
  await calls.pay(paid.id);
  await calls.cancel((await made(await anotherEvening(source, stage, 5))).id);
  const sealed = source.secrets.seal({ tenantId: stage.tenantId, rowId: stage.anna.id, field: 'iban' }, 'AT61');
  await source.asOwner('update target_users set iban = $2 where user_id = $1', [stage.anna.id, sealed]);
  const tomorrow = new Date(`${addDays(dayOf(new Date()), 1)}T08:00:00Z`);
  await source.database.withTenant(stage.tenantId, async (db) => {
    await enqueue(db, letter, { text: 'today' }, { key: 'letter' });
    await enqueue(db, letter, { text: 'tomorrow' }, { runAt: tomorrow });
  });
  return stage;
}

const LEFT = ['directory.device_tickets'];
/** Every row of an agency, hashed, by table. */
async function contents(api: TestApi, tenantId: string): Promise<Record<string, unknown>> {
  const tables = await api.asOwner<{ name: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'directory')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !LEFT.includes(table.name))) {
    const [row] = await api.asOwner<{ n: number }>(
      `select count(*)::int as n, md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t where tenant_id = $1`,
      [tenantId],
    );
    if (row?.n) found[name] = row;
  }
  return found;
}
const jobsOf = (api: TestApi, tenantId: string) =>
  api.asOwner(
    `select t.identifier, j.payload, j.run_at, j.key, j.attempts, j.max_attempts, j.priority, q.queue_name, j.last_error
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id where j.payload ->> 'tenantId' = $1 order by j.id`,
    [tenantId],
  );
const MEETS = '{ userInformation { existingUserInformation { lastName } } tenantInformation { name } }';
const plan = async (api: TestApi, user: TestUser) =>
  anAppointment(api, user).then(
    () => 'planned',
    (error: Error) => error.message,
  );
const ticketAt = (api: TestApi, { tenantId, id, headers }: TestUser) =>
  api.asOwner(
    `insert into directory.device_tickets (tenant_id, user_id, ticket_hash) values ($1, $2, sha256($3::bytea))`,
    [tenantId, id, headers[DEVICE_TICKET.header]],
  );

test('all of an agency arrives, works there, and can only be read here; another one notices nothing', async () => {
  const [agency, other] = [await anAgency(), await anAgency()];
  const [otherBefore, otherJobs] = [await contents(source, other.tenantId), await jobsOf(source, other.tenantId)];
  const jobs = await jobsOf(source, agency.tenantId);
  expect(jobs.length).toBeGreaterThan(2);

  const { code, output } = await move(agency.tenantId, '--app-url', 'https://zelle-2.example');
  expect([code, output]).toEqual([0, expect.stringMatching(/has moved/)]);
  const [cents] = await source.asOwner<{ sum: string }>(
    `select sum(net_in_cents + tax_in_cents + gross_in_cents)::text as sum from invoices where tenant_id = $1`,
    [agency.tenantId],
  );
  expect(output).toMatch(new RegExp(`public\\.invoices +3 +${cents?.sum} .* equal`));
  const arrived = await contents(target, agency.tenantId);
  expect(Object.keys(arrived).length).toBeGreaterThan(30);
  expect(arrived).toEqual(await contents(source, agency.tenantId));
  expect(await jobsOf(target, agency.tenantId)).toEqual(jobs);
  expect(await jobsOf(source, agency.tenantId)).toEqual([]);
  expect(await source.asOwner('select 1 from maintenance.resting_jobs')).toEqual([]);

  const [row] = await target.asOwner<{ iban: Buffer }>('select iban from target_users where user_id = $1', [
    agency.anna.id,
  ]);
  const place = { tenantId: agency.tenantId, rowId: agency.anna.id, field: 'iban' };
  expect(target.secrets.open(place, row?.iban ?? Buffer.of())).toBe('AT61');
  await ticketAt(target, agency.dispatcher);
  expect(await plan(target, agency.dispatcher)).toBe('planned');
  await runTestJobs(target, letter);
  await until(() => seen.length > 0);
  expect(seen).toEqual([`${agency.tenantId} today`]);

  const read = await source.call(MEETS, {}, agency.dispatcher.headers);
  expect([read.errors, read.data.tenantInformation.name]).toEqual([[], 'Wiener Tafelrunde']);
  expect(await plan(source, agency.dispatcher)).toContain(
    'Die Agentur ist umgezogen. Sie arbeitet jetzt unter https://zelle-2.example.',
  );
  await expect(source.database.withTenant(agency.tenantId, async () => undefined)).rejects.toThrow(AgencyAway);

  expect(await contents(source, other.tenantId)).toEqual(otherBefore);
  expect(await jobsOf(source, other.tenantId)).toEqual(otherJobs);
  expect(await plan(source, other.dispatcher)).toBe('planned');
  expect(await contents(target, other.tenantId)).toEqual({});
  expect((await target.call(MEETS, {}, other.dispatcher.headers)).data.userInformation.existingUserInformation).toBe(
    null,
  );

  expect(await move(agency.tenantId)).toMatchObject({ code: 0, output: expect.stringMatching(/has moved already/) });
  expect(await move(agency.tenantId, '--undo')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/has arrived/),
  });
  expect(await move(agency.tenantId, '--finish')).toMatchObject({ code: 0, output: expect.stringMatching(/deleted/) });
  expect(
    await source.asOwner('select 1 from directory.tenants where id = $1 and deleted_at is null', [agency.tenantId]),
  ).toEqual([]);
});

test('the database refuses writes of an agency that is away, also to somebody who does not ask whether it is', async () => {
  const tenantId = await source.aTenant();
  await source.asOwner('update directory.tenants set moving_at = now(), frozen_at = now() where id = $1', [tenantId]);
  const client = new pg.Client({ connectionString: source.appUrl });
  onTestFinished(() => client.end());
  await client.connect();
  await client.query('begin');
  await client.query('select directory.hold_tenant($1), bind_tenant($1)', [tenantId]);
  await expect(client.query(`update outfits set position = 0`)).rejects.toThrow(/read-only transaction/);
});

test.each([
  ['other keys', { SECRET_KEYS: `other:${Buffer.alloc(32, 5).toString('base64')}` }, /has not got the key "test"/],
  [
    'another key of that name',
    { SECRET_KEYS: `test:${Buffer.alloc(32, 5).toString('base64')}` },
    /calls another key "test"/,
  ],
  ['another hash key', { SECRET_HASH_KEY: Buffer.alloc(32, 5).toString('base64') }, /^SECRET_HASH_KEY of the other/],
])('an installation with %s gets nothing, and the agency works on here', async (_, settings, sentence) => {
  const agency = await anAgency();
  const known = await target.asOwner('delete from maintenance.key_proofs returning *');
  onTestFinished(async () => {
    await target.asOwner('delete from maintenance.key_proofs');
    for (const { name, proof } of known) {
      await target.asOwner('insert into maintenance.key_proofs values ($1, $2)', [name, proof]);
    }
  });
  await runAdmin(target, ['accounting-password', '--tenant', agency.tenantId], settings, 'x');
  expect(await move(agency.tenantId)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
  expect(await plan(source, agency.dispatcher)).toBe('planned');
  expect(await contents(target, agency.tenantId)).toEqual({});
});

/** Somebody holds a row or table there for as long as the test likes. */
async function hold(api: TestApi, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: api.ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  return () => client.end();
}
const waitsFor = (api: TestApi) =>
  until(
    async () =>
      (
        await api.asOwner(`select 1 from pg_stat_activity where datname = current_database()
    and application_name = 'gastspiel admin' and wait_event_type = 'Lock'`)
      ).length > 0,
  );

/** The command as a process of its own. */
function startMove(tenantId: string): ChildProcess {
  return fork(
    join(import.meta.dirname, '../admin.ts'),
    ['move-tenant', '--tenant', tenantId, '--to', target.ownerUrl],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: source.ownerUrl,
        OIDC_ISSUER: inject('issuer').url,
        OIDC_CLIENT_ID: 'test',
        OIDC_AUDIENCE: TEST_AUDIENCE,
        ...TEST_SETTINGS,
      },
    },
  );
}
const kill = async (child: ChildProcess) => {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

async function moveKilledInTheMiddle(tenantId: string): Promise<void> {
  const release = await hold(target, 'lock table public.offers in share row exclusive mode');
  const child = startMove(tenantId);
  await waitsFor(target);
  await kill(child);
  await release();
}

test('killed in the middle, nothing is there and nothing can be written here; begun again, all is there once', async () => {
  const agency = await anAgency();
  const jobs = await jobsOf(source, agency.tenantId);
  await moveKilledInTheMiddle(agency.tenantId);
  expect(await plan(source, agency.dispatcher)).toContain('Die Agentur zieht auf einen anderen Server um.');
  expect(await contents(target, agency.tenantId)).toEqual({});

  expect(await move(agency.tenantId)).toMatchObject({ code: 0 });
  expect(await contents(target, agency.tenantId)).toEqual(await contents(source, agency.tenantId));
  expect(await jobsOf(target, agency.tenantId)).toEqual(jobs);
});

test('killed just after it has arrived, it is not carried again', async () => {
  const agency = await anAgency();
  const releaseThere = await hold(target, 'lock table public.offers in share row exclusive mode');
  const child = startMove(agency.tenantId);
  await waitsFor(target);
  const releaseHere = await hold(source, 'select 1 from directory.tenants where id = $1 for update', [agency.tenantId]);
  await releaseThere();
  await waitsFor(source);
  await kill(child);
  await releaseHere();
  const arrived = await contents(target, agency.tenantId);
  expect(arrived).toEqual(await contents(source, agency.tenantId));

  expect(await move(agency.tenantId)).toEqual({ code: 0, output: expect.stringMatching(/^It is there already/) });
  expect(await contents(target, agency.tenantId)).toEqual(arrived);
});

test('killed in the middle, it can stay: its people and jobs go on', async () => {
  const agency = await anAgency();
  const jobs = await jobsOf(source, agency.tenantId);
  await moveKilledInTheMiddle(agency.tenantId);
  expect(await move(agency.tenantId, '--undo')).toMatchObject({ code: 0, output: expect.stringMatching(/stays/) });
  expect(await jobsOf(source, agency.tenantId)).toEqual(jobs);
  expect(await plan(source, agency.dispatcher)).toBe('planned');
});

test('one that somebody has woken up meanwhile is not there as well', async () => {
  const agency = await anAgency();
  const release = await hold(target, 'lock table public.offers in share row exclusive mode');
  const moving = move(agency.tenantId);
  await waitsFor(target);
  await source.asOwner('update directory.tenants set frozen_at = null where id = $1', [agency.tenantId]);
  await release();
  expect(await moving).toMatchObject({ code: 1 });
  expect(await contents(target, agency.tenantId)).toEqual({});
  expect(await plan(source, agency.dispatcher)).toBe('planned');
});

test('what arrives otherwise than it was is not kept, and the agency stays', async () => {
  const agency = await anAgency();
  await target.asOwner(`create function forge() returns trigger language plpgsql as $$ begin new.notes := 'forged'; return new; end $$;
    create trigger forge before insert on invoices for each row execute function forge()`);
  onTestFinished(() => target.asOwner('drop function forge cascade').then(() => undefined));
  expect(await move(agency.tenantId)).toEqual({
    code: 1,
    output: expect.stringMatching(/^Not the same over there: public\.invoices/),
  });
  expect(await contents(target, agency.tenantId)).toEqual({});
  expect(await plan(source, agency.dispatcher)).toBe('planned');
});
