import { expect, test } from 'vitest';
import { runAdmin } from '#app/testing/run-admin.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();

const restore = (tenantId: string) => runAdmin(api, ['restore-tenant', '--tenant', tenantId]);
const codesOf = (tenantId: string) =>
  api.asOwner<{ code: string }>('select code from directory.association_codes where tenant_id = $1', [tenantId]);

test('a tenant that was deleted by mistake is back with its people, under new codes', { timeout: 60_000 }, async () => {
  const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
  const tenantId = await api.aTenant({ name: 'Versehentlich' });
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const who = () => api.call('{ userInformation { exists } tenantInformation { name } }', {}, dispatcher.headers);
  const before = await codesOf(tenantId);
  expect(await restore(tenantId)).toEqual({ code: 1, output: `The tenant ${tenantId} is not deleted.\n` });
  await api.call(
    'mutation ($id: String!, $name: String!) { deleteTenant(id: $id, name: $name) }',
    { id: tenantId, name: 'Versehentlich' },
    admin.headers,
  );
  expect((await who()).data?.tenantInformation ?? null).toBe(null);

  expect(await restore(tenantId)).toMatchObject({ code: 0, output: expect.stringMatching(/^"Versehentlich" is back/) });
  expect((await who()).data).toEqual({
    userInformation: { exists: true },
    tenantInformation: { name: 'Versehentlich' },
  });
  const after = await codesOf(tenantId);
  expect(after).toHaveLength(2);
  expect(after).not.toEqual(expect.arrayContaining(before.slice(0, 1)));

  await api.asOwner(`update directory.tenants set deleted_at = now() - interval '30 days' where id = $1`, [tenantId]);
  expect(await restore(tenantId)).toMatchObject({ code: 1, output: expect.stringMatching(/too long ago/) });
});
