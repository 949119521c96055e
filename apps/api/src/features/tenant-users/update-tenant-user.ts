import { TenantUserInput } from '@gastspiel/domain/tenant-users/tenant-user-input.ts';
import { z } from 'zod';
import { assertAccessMay } from '#features/tenant-users/assert-access.ts';
import { actsInTenant, inTenant, loadTenantUser, tenantUserId } from '#features/tenant-users/find-tenant-users.ts';
import { enqueueSyncAccess, updateStaff } from '#features/users/index.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Edits somebody of the office. Releasing is the same: the state becomes active, and the role is what was chosen. */
export const updateTenantUser = mutation({
  action: 'tenant-users.write',
  input: z.object({ ...inTenant, tenantUserId, version: z.int(), input: TenantUserInput }),
  actsIn: actsInTenant,
  run: async ({ db, actor, input: { tenantUserId: id, version, input }, record }) => {
    const before = await loadTenantUser(db, actor, id);
    await assertAccessMay(db, actor, before, input);
    await settleVersionedUpdate(await updateStaff(db, id, version, input), async () => true);
    if (before.role !== input.role || before.userState !== input.userState) await enqueueSyncAccess(db, id);
    const { firstName, lastName, contactEmail, role, userState } = before;
    record({
      entityType: 'tenant-user',
      entityId: id,
      before: { firstName, lastName, contactEmail, role, userState },
      after: input,
    });
    return { id };
  },
  answer: ({ db, actor }, { id }) => loadTenantUser(db, actor, id),
});
