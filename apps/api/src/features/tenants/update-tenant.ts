import { TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { z } from 'zod';
import { prepareLogos } from '#features/tenants/logos.ts';
import { saveTenant } from '#features/tenants/save-tenant.ts';
import { auditValues } from '#features/tenants/tenant-audit.ts';
import { findCurrentTenant } from '#features/tenants/tenants.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const updateTenant = mutation({
  action: 'tenants.write',
  input: z.object({ id: z.string(), version: z.int(), input: TenantInput }),
  actsIn: ({ id }) => id,
  prepare: ({ input }) => prepareLogos(input),
  run: async ({ db, actor, input: { version, input }, prepared, record }) => {
    const before = await findCurrentTenant(db);
    await saveTenant(db, actor.tenantId, version, input, prepared);
    record({
      entityType: 'tenant',
      entityId: actor.tenantId,
      before: { ...before },
      after: auditValues(input, prepared),
    });
    return { id: actor.tenantId };
  },
});
