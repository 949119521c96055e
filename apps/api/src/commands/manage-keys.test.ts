import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { runAdmin } from '#app/testing/run-admin.ts';
import { startServerProcess } from '#app/testing/server-process.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';
import { SEALED_COLUMNS } from '#features/sealed-columns.ts';
import { secretKey, secretKeys } from '#platform/config/secret-keys.ts';
import { assertSameKeys } from '#platform/secrets/assert-same-keys.ts';
import { countKeys } from '#platform/secrets/sealed-columns.ts';
import { createSecrets } from '#platform/secrets/secrets.ts';

const OLD = TEST_SETTINGS.SECRET_KEYS;
const NEW = `new:${Buffer.alloc(32, 7).toString('base64')}`;
const settingsOf = (...keys: string[]) => ({
  SECRET_KEYS: secretKeys.parse(keys.join(',')),
  SECRET_HASH_KEY: secretKey.parse(TEST_SETTINGS.SECRET_HASH_KEY),
});
const secretsOf = (...keys: string[]) => createSecrets(settingsOf(...keys));

const people: { tenantId: string; id: string }[] = [];
const api = await aTestApi();
beforeAll(async () => {
  const secrets = secretsOf(OLD);
  for (let agency = 0; agency < 2; agency += 1) {
    const tenantId = await api.aTenant({ accounting: { code: `a${agency}` } });
    for (let i = 0; i < 3; i += 1) {
      const { id } = await api.aUser({ tenantId, role: 'TARGET_USER' });
      people.push({ tenantId, id });
      const sealed = (field: string) => secrets.seal({ tenantId, rowId: id, field }, `${field} ${id}`);
      await api.asOwner('update target_users set social_security_number = $2, iban = $3, bic = $4 where user_id = $1', [
        id,
        ...['social_security_number', 'iban', 'bic'].map(sealed),
      ]);
    }
    await api.asOwner('insert into accounting_connections (tenant_id, password) values ($1, $2)', [
      tenantId,
      secrets.seal({ tenantId, rowId: tenantId, field: 'accounting_password' }, 'streng geheim'),
    ]);
    const draft = secrets.seal({ tenantId, rowId: `stranger-${agency}`, field: 'onboarding-draft' }, '{}');
    await api.asOwner(
      `insert into directory.onboarding_drafts (issuer, subject, tenant_id, flow, code_key, sealed)
       values ('i', $1, $2, 'TARGET_USER', 'X', $3)`,
      [`stranger-${agency}`, tenantId, draft],
    );
  }
});

const keys = (args: string[], ...ring: string[]) => runAdmin(api, ['keys', ...args], { SECRET_KEYS: ring.join(',') });
/** As a server looks at them when it starts. */
const look = (...ring: string[]) => assertSameKeys(api.ownerUrl, settingsOf(...ring), SEALED_COLUMNS);

test('keys are counted, changed in all columns, and can not be lost on the way', { timeout: 90_000 }, async () => {
  await look(OLD);
  const { output } = await keys([], OLD);
  expect(output.trim().split('\n')).toEqual([
    'test (current)  directory.onboarding_drafts.sealed  2',
    'test (current)  public.accounting_connections.password  2',
    'test (current)  public.target_users.bic  6',
    'test (current)  public.target_users.iban  6',
    'test (current)  public.target_users.social_security_number  6',
  ]);
  const { ownerUrl: DATABASE_URL, appUrl: DATABASE_APP_URL, jobsUrl: DATABASE_JOBS_URL } = api;
  const starting = startServerProcess({ DATABASE_URL, DATABASE_APP_URL, DATABASE_JOBS_URL, SECRET_KEYS: NEW });
  await expect(starting).rejects.toThrow(/SECRET_KEYS lacks a key .*"test": public.target_users.iban 6/);
  expect(await keys(['reseal'], NEW)).toMatchObject({ code: 1, output: expect.stringMatching(/"test" is missing/) });
  expect(await keys(['retire', 'test'], NEW, OLD)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/"test" still holds .*target_users.iban 6/),
  });
  expect(await keys(['retire', 'new'], NEW, OLD)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/that seals/),
  });

  expect(await keys(['reseal'], NEW, OLD)).toMatchObject({ code: 0, output: expect.stringMatching(/^22 values/m) });
  expect(await keys(['reseal'], NEW, OLD)).toMatchObject({ code: 0, output: expect.stringMatching(/^0 values/m) });
  const secrets = secretsOf(NEW);
  for (const { tenantId, id } of people) {
    const [row] = await api.asOwner<{ iban: Buffer }>('select iban from target_users where user_id = $1', [id]);
    expect(secrets.open({ tenantId, rowId: id, field: 'iban' }, row?.iban ?? Buffer.of())).toBe(`iban ${id}`);
  }
  expect(await keys(['retire', 'test'], NEW, OLD)).toMatchObject({ code: 0 });
  await look(NEW);
  // The id is free again.
  await look(NEW, `test:${Buffer.alloc(32, 9).toString('base64')}`);
});

test('a login that row-level security holds for counts everything too', async () => {
  const role = `counter_${Date.now()}`;
  await api.asOwner(`create role ${role} nosuperuser nobypassrls;
    grant usage on schema public, directory to ${role};
    grant select on all tables in schema public, directory to ${role}`);
  const client = new pg.Client({ connectionString: api.ownerUrl });
  onTestFinished(async () => {
    await client.end();
    await api.asOwner(`drop owned by ${role}; drop role ${role}`);
  });
  await client.connect();
  await client.query(`set role ${role}`);
  const { rows } = await client.query('select 1 from target_users');
  expect(rows).toEqual([]);
  const counts = await countKeys(client, SEALED_COLUMNS);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(22);
});
