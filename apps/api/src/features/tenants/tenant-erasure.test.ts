import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aSender } from '#app/testing/a-sender.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { eraseBatch } from '#features/tenants/erasure.sql.ts';
import { eraseDeletedTenants, eraseTenant } from '#features/tenants/tenants.jobs.ts';

const api = await aTestApi();

const deletedDaysAgo = (id: string, days: number) =>
  api.asOwner('update directory.tenants set deleted_at = now() - make_interval(days => $2) where id = $1', [id, days]);
const isErased = async (id: string) =>
  (await api.asOwner('select from directory.tenants where id = $1 and erased_at is not null', [id])).length > 0;

/** Every table of tenants and of the directory in which something of the tenant is left, with how much. */
async function leftOf(tenantId: string): Promise<Record<string, number>> {
  const tables = await api.asOwner<{ name: string }>(`select c.oid::regclass::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace) order by 1`);
  const left: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await api.asOwner(`select count(*)::int as rows from ${name} where tenant_id = $1`, [tenantId]);
    if (row?.['rows'] > 0) left[name] = row?.['rows'];
  }
  return left;
}

async function anOffice(): Promise<TestUser> {
  return api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_CUSTOMER_CARE' });
}

test('a tenant is erased 30 days after its deletion, and nobody else', async () => {
  await runTestJobs(api, eraseTenant);
  const [home, doomed, fresh] = [await anOffice(), await anOffice(), await anOffice()];
  await anAppointment(api, doomed);
  await aWorker(api, doomed);
  await aSender(api, doomed.tenantId);
  const contact = `contact_email = 'office@example.at', contact_phone = '+43 1 5550100'`;
  await api.asOwner(`update directory.tenants set ${contact} where id = $1`, [doomed.tenantId]);
  await deletedDaysAgo(doomed.tenantId, 31);
  await deletedDaysAgo(fresh.tenantId, 29);
  const before = [await leftOf(home.tenantId), await leftOf(fresh.tenantId)];
  await eraseDeletedTenants.run(api.database);
  await until(() => isErased(doomed.tenantId));
  expect(await leftOf(doomed.tenantId)).toEqual({ audit_records: expect.any(Number) });
  expect(
    await api.asOwner('select contact_email, contact_phone from directory.tenants where id = $1', [doomed.tenantId]),
  ).toEqual([{ contact_email: null, contact_phone: null }]);
  expect([await leftOf(home.tenantId), await leftOf(fresh.tenantId)]).toEqual(before);
  await expect(api.database.withTenant(home.tenantId, eraseBatch)).rejects.toThrow(/deleted 30 days ago/);
});

test('many rows go in batches, and whoever is interrupted goes on', async () => {
  const { tenantId } = await anOffice();
  await api.asOwner(
    `insert into sent_mails (tenant_id, message_id) select $1, 'mail ' || i from generate_series(1, 2500) i`,
    [tenantId],
  );
  await deletedDaysAgo(tenantId, 31);
  const sizes: number[] = [];
  while ((await leftOf(tenantId))['sent_mails']) {
    sizes.push((await leftOf(tenantId))['sent_mails'] ?? 0);
    expect(await api.database.withTenant(tenantId, eraseBatch)).toBe(true);
  }
  expect([...new Set(sizes)]).toEqual([2500, 1500, 500]);
  await runTestJobs(api, eraseTenant);
  await eraseDeletedTenants.run(api.database);
  await until(() => isErased(tenantId));
  expect(await leftOf(tenantId)).toEqual({ audit_records: 1 });
});

test('one that fails holds back no other, and goes on when it can', async () => {
  const [stuck, doomed] = [await anOffice(), await anOffice()];
  for (const { tenantId } of [stuck, doomed]) await deletedDaysAgo(tenantId, 31);
  await api.asOwner(`create function public.fail() returns trigger language plpgsql as $$
      begin if old.tenant_id = '${stuck.tenantId}' then raise exception 'stuck'; end if; return old; end $$;
    create trigger fail before delete on tenant_themes for each row execute function public.fail()`);
  onTestFinished(async () => void (await api.asOwner('drop function if exists public.fail cascade')));
  await runTestJobs(api, eraseTenant);
  await eraseDeletedTenants.run(api.database);
  await until(() => isErased(doomed.tenantId));
  await until(
    async () => (await api.asOwner(`select from graphile_worker._private_jobs where last_error ~ 'stuck'`)).length > 0,
  );
  expect(await isErased(stuck.tenantId)).toBe(false);
  await api.asOwner('drop function public.fail cascade');
  await eraseDeletedTenants.run(api.database);
  await until(() => isErased(stuck.tenantId));
});

test('evidence of work stays for seven years, with what it points at and no more, and then goes', async () => {
  const care = await anOffice();
  const { tenantId } = care;
  const calls = offerCalls(api, () => care);
  const invoiceRecipientId = await aRecipient(api, tenantId);
  const [worked, ahead] = [await anAppointment(api, care, { invoiceRecipientId }), await anAppointment(api, care)];
  const [worker, contacted] = [await aWorker(api, care, { lastName: 'Pichler' }), await aWorker(api, care)];
  const offerId = await calls.booked(worker, worked);
  await calls.call('updateOfferNotes', { offerId, notes: 'Bitte pünktlich' });
  await calls.offer(contacted, worked);
  await api.asOwner(
    `update appointments set starts_at = starts_at - interval '1 year', ends_at = ends_at - interval '1 year' where id = $1`,
    [worked],
  );
  await calls.booked(worker, ahead);
  await deletedDaysAgo(tenantId, 31);
  await runTestJobs(api, eraseTenant);
  await eraseDeletedTenants.run(api.database);
  await until(() => isErased(tenantId));
  expect(await leftOf(tenantId)).toEqual({
    audit_records: expect.any(Number),
    offers: 1,
    appointments: 1,
    target_users: 1,
    users: 1,
    appointment_types: 1,
    target_user_pools: 1,
    invoice_recipients: 1,
  });
  expect(
    await api.asOwner(
      `select o.id, o.notes, u.last_name, a.meeting_place from offers o join users u on u.id = o.user_id
       join appointments a on a.id = o.appointment_id where o.tenant_id = $1`,
      [tenantId],
    ),
  ).toEqual([{ id: offerId, notes: null, last_name: 'Pichler', meeting_place: null }]);

  const later = async (years: number) => {
    await api.asOwner(
      `update appointments set starts_at = now() - make_interval(years => $2),
         ends_at = now() - make_interval(years => $2) + interval '1 hour' where tenant_id = $1`,
      [tenantId, years],
    );
    await api.asOwner(`update directory.tenants set erased_at = now() - interval '1 year' where id = $1`, [tenantId]);
    await eraseDeletedTenants.run(api.database);
    await until(async () => {
      const [row] = await api.asOwner(
        `select from directory.tenants where id = $1 and erased_at > now() - interval '1 day'`,
        [tenantId],
      );
      return row !== undefined;
    });
    return leftOf(tenantId);
  };
  expect(await later(7)).toMatchObject({ offers: 1, users: 1 });
  expect(await later(8)).toEqual({ audit_records: expect.any(Number) });
  const [tenant] = await api.asOwner('select holds_evidence from directory.tenants where id = $1', [tenantId]);
  expect(tenant).toEqual({ holds_evidence: false });
});

test('erasing is told to no open browser', async () => {
  const doomed = await anOffice();
  await anAppointment(api, doomed);
  await deletedDaysAgo(doomed.tenantId, 31);
  const listener = new pg.Client({ connectionString: api.ownerUrl });
  await listener.connect();
  onTestFinished(() => listener.end());
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => void (payload.includes(doomed.tenantId) && heard.push(payload)));
  await listener.query('listen gastspiel_changes');
  while (await api.database.withTenant(doomed.tenantId, eraseBatch));
  expect(await isErased(doomed.tenantId)).toBe(true);
  // Notifications come in the order of their commits: this one is the last.
  const last = new Promise((resolve) => listener.once('notification', resolve));
  await listener.query(`select pg_notify('gastspiel_changes', 'last')`);
  await last;
  expect(heard).toEqual([]);
});

test('a worker who is kept for the hours keeps no bank data', async () => {
  const office = await anOffice();
  const { tenantId } = office;
  const worker = await aWorker(api, office);
  const gala = await anAppointment(api, office);
  await api.asOwner(
    `update appointments set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1`,
    [gala],
  );
  await api.asOwner(
    `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
     select tenant_id, id, $2, starts_at, ends_at, 'BOOKED' from appointments where id = $1`,
    [gala, worker.id],
  );
  await api.asOwner(
    `update target_users set iban = 'iban', bic = 'bic', social_security_number = 'number' where user_id = $1`,
    [worker.id],
  );
  await deletedDaysAgo(tenantId, 31);
  while (await api.database.withTenant(tenantId, eraseBatch));
  const kept = await api.asOwner(
    'select iban, bic, social_security_number is not null as "hasNumber" from target_users where user_id = $1',
    [worker.id],
  );
  expect(kept).toEqual([{ iban: null, bic: null, hasNumber: true }]);
});
