import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scopesOf } from '@gastspiel/domain/permissions/decide.ts';
import type { Role, UserState } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { enqueueSyncAccess, syncAccess } from '#features/users/users.jobs.ts';
import { isKnown } from '#features/users/users.sql.ts';
import { createScimAdmin, type IdentityAdmin } from '#platform/identity/identity-admin.ts';
import { runJobs } from '#platform/jobs/run-jobs.ts';

const api = await aTestApi();
const tenantId = await api.aTenant();

/** An identity provider that notes what it is told; away for as many calls as wished. */
function aProvider(failures = 0) {
  const scopes = new Map<string, readonly string[]>();
  let left = failures;
  const admin: IdentityAdmin = {
    ensurePerson: async () => 'unused',
    async setScopes(subject, told) {
      if (left-- > 0) throw new Error('the provider is away');
      scopes.set(subject, told);
      return 'SET';
    },
  };
  return { admin, scopes };
}

async function runWith(admin: IdentityAdmin): Promise<void> {
  const job = syncAccess(inject('issuer').url, admin);
  const log = pino({ level: 'silent' });
  const running = await runJobs({
    connectionString: api.jobsUrl,
    database: api.database,
    jobs: [job],
    chores: [],
    log,
  });
  onTestFinished(() => running.stop());
}

/** As staff will do it: the change and the message to the provider in one transaction. */
const change = (userId: string, role: Role, state: UserState) =>
  api.database.withTenant(tenantId, async (db) => {
    await db.updateTable('users').set({ role, state }).where('id', '=', userId).execute();
    await enqueueSyncAccess(db, userId);
  });

test('the provider is told what a person’s tokens may carry, at creation and at each change', async () => {
  const { admin, scopes } = aProvider();
  await runWith(admin);
  const { id, subject } = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER', state: 'ONBOARDING' });
  await until(() => scopes.get(subject)?.length === 0);

  await change(id, 'TENANT_USER_DISPATCHER', 'ACTIVE');
  await until(() => scopes.get(subject)?.includes('write:offers') ?? false);
  expect(scopes.get(subject)).toEqual(scopesOf('TENANT_USER_DISPATCHER', 'ACTIVE'));

  await change(id, 'TENANT_USER_ACCOUNTING', 'ACTIVE');
  await until(() => scopes.get(subject)?.includes('write:invoicing') ?? false);
  expect(scopes.get(subject)).not.toContain('write:offers');

  await change(id, 'TENANT_USER_ACCOUNTING', 'BLOCKED');
  await until(() => scopes.get(subject)?.length === 0);
});

test('a message that is slow does not undo what a later one has told', async () => {
  const { admin, scopes } = aProvider();
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await runWith({
    ...admin,
    async setScopes(subject, told) {
      calls += 1;
      if (calls === 1) await isHeld;
      return admin.setScopes(subject, told);
    },
  });
  const { id, subject } = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER', state: 'ONBOARDING' });
  await until(() => calls === 1);
  await change(id, 'TENANT_USER_DISPATCHER', 'ACTIVE');
  await until(() => scopes.has(subject));
  release();
  await until(() => calls >= 3);
  await until(() => scopes.get(subject)?.includes('write:offers') ?? false);
});

test('a provider that is away is told later', async () => {
  const { admin, scopes } = aProvider(1);
  await runWith(admin);
  const { subject } = await api.aUser({ tenantId, role: 'TARGET_USER' });
  await until(async () => {
    // The back-off is not waited for: what counts is that the job is still there.
    await api.asOwner('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
    return scopes.has(subject);
  });
});

test('a person whose account was deleted at the provider is told of at once, and is no matter if they may do nothing', async () => {
  const provider = createServer((_request, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  onTestFinished(() => void provider.close());
  await once(provider, 'listening');
  await runWith(createScimAdmin(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`, 'token'));
  const { id } = await api.aUser({ tenantId, role: 'TARGET_USER' });
  const blocked = await api.aUser({ tenantId, role: 'TARGET_USER', state: 'BLOCKED' });
  const jobsOf = (userId: string) =>
    api.asOwner<{ attempts: number; max_attempts: number; last_error: string | null }>(
      `select attempts, max_attempts, last_error from graphile_worker._private_jobs
       where payload -> 'payload' ->> 'userId' = $1`,
      [userId],
    );
  await until(async () => (await jobsOf(id))[0]?.last_error != null && (await jobsOf(blocked.id)).length === 0);
  expect(await jobsOf(id)).toEqual([
    { attempts: 1, max_attempts: 1, last_error: expect.stringContaining('does not know this person (404)') },
  ]);
});

test('asking whether somebody is known binds the transaction to no other tenant', async () => {
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  await api.database.withTenant(tenantId, async (db) => {
    expect(await isKnown(db, inject('issuer').url, stranger.subject)).toBe(true);
    expect(await isKnown(db, inject('issuer').url, 'nobody')).toBe(false);
    const { rows } = await sql`select current_tenant_id() as id`.execute(db);
    expect(rows).toEqual([{ id: tenantId }]);
  });
});
