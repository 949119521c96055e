import { TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { z } from 'zod';
import { prepareTenantLogos, saveTenant } from '#features/tenants/save-tenant.ts';
import { auditedExtras, auditedTenant } from '#features/tenants/tenant-audit.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const updateTenant = mutation({
  action: 'tenants.write',
  input: z.object({ id: z.string(), version: z.int(), input: TenantInput }),
  actsIn: ({ id }) => id,
  prepare: ({ input }) => prepareTenantLogos(input),
  run: async ({ db, actor, input: { version, input }, prepared, record }) => {
    const before = await auditedTenant(db, actor.tenantId);
    await saveTenant(db, actor.tenantId, version, input, prepared);
    record({
      entityType: 'tenant',
      entityId: actor.tenantId,
      before,
      after: { ...(await auditedTenant(db, actor.tenantId)), ...auditedExtras(prepared) },
    });
    return { id: actor.tenantId };
  },
});
