import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { assertAccessMay } from '#features/tenant-users/assert-access.ts';
import { actsInTenant, inTenant, loadTenantUser, tenantUserId } from '#features/tenant-users/find-tenant-users.ts';
import { deleteStaff, takeAccessAway } from '#features/users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const deleteTenantUser = mutation({
  action: 'tenant-users.write',
  input: z.object({ ...inTenant, tenantUserId }),
  actsIn: actsInTenant,
  run: async ({ db, actor, input: { tenantUserId: id }, record }) => {
    const before = await loadTenantUser(db, actor, id);
    await assertAccessMay(db, actor, before, null);
    await takeAccessAway(db, id);
    if (!(await deleteStaff(db, id))) throw new Failure(GENERAL_FAILURES.notFound);
    record({ entityType: 'tenant-user', entityId: id, before: { role: before.role }, after: { deleted: true } });
    return true;
  },
});
