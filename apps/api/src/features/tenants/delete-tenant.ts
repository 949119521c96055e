import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { TENANT_FAILURES } from '@gastspiel/domain/tenants/tenant-failures.ts';
import { z } from 'zod';
import { findCurrentTenant, markTenantDeleted } from '#features/tenants/tenants.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** The name is typed once more on the screen, and compared here too. */
export const deleteTenant = mutation({
  action: 'tenants.write',
  input: z.object({ id: z.string(), name: z.string() }),
  actsIn: ({ id }) => id,
  run: async ({ db, actor, input, record }) => {
    if (actor.tenantId === actor.homeTenantId) throw new Failure(TENANT_FAILURES.ownTenant);
    const tenant = await findCurrentTenant(db);
    if (tenant?.name !== input.name.trim())
      throw new Failure(TENANT_FAILURES.nameDiffers, { name: TENANT_FAILURES.nameDiffers.message });
    await markTenantDeleted(db);
    record({ entityType: 'tenant', entityId: actor.tenantId, before: { ...tenant } });
    return true;
  },
});
