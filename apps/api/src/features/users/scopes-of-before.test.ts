import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const MIGRATION = join(import.meta.dirname, '../../../migrations/20261121T0000_administration_of_one_agency.sql');
const api = await aTestApi();

/** Goes with the release before, whose system administrators lack the scopes of an agency's settings. */
test('system administrators of the release before are told to the identity provider anew, and nobody else', async () => {
  const tenantId = await api.aTenant();
  const { waiting, drop } = tenantJobs(api, () => tenantId, 'users.sync-access');
  const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  await api.aUser({ tenantId, role: 'SYSTEM_ADMIN', state: 'BLOCKED' });
  await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  await drop();
  const [block] = /do \$\$.+\$\$;/s.exec(readFileSync(MIGRATION, 'utf8')) ?? [];
  await api.asOwner(block ?? '');
  expect((await waiting()).map(({ payload }) => payload)).toEqual([{ tenantId, payload: { userId: admin.id } }]);
});
