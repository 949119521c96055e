import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';
import { Outgoing } from '#platform/outbox/messages.ts';

const MIGRATION = join(import.meta.dirname, '../../../migrations/20261121T0000_administration_of_one_agency.sql');
const api = await aTestApi();

/** Goes with the release before, whose system administrators lack the scopes of an agency's settings. */
test('system administrators of the release before are told to the identity provider anew, and nobody else', async () => {
  const tenantId = await api.aTenant();
  const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  await api.aUser({ tenantId, role: 'SYSTEM_ADMIN', state: 'BLOCKED' });
  await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  await api.asOwner('delete from outbox where tenant_id = $1', [tenantId]);
  const [block] = /do \$\$.+\$\$;/s.exec(readFileSync(MIGRATION, 'utf8')) ?? [];
  await api.asOwner(block ?? '');
  const rows = await api.asOwner<{ tenant: string; kind: string; message: unknown }>(
    'select tenant_id as tenant, kind, message from outbox where tenant_id = $1',
    [tenantId],
  );
  expect(rows.map((row) => Outgoing.parse(row).message)).toEqual([
    {
      orders: [{ task: 'users.sync-access', payload: { userId: admin.id }, key: `users.sync-access:${admin.id}` }],
    },
  ]);
});
