import { AgencyInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { z } from 'zod';
import { prepareTenantLogos } from '#features/tenants/prepare-tenant-logos.ts';
import { type Logos, saveTenant } from '#features/tenants/save-tenant.ts';
import { auditedExtras, auditedTenant } from '#features/tenants/tenant-audit.ts';
import type { TenantChanges } from '#features/tenants/tenant-values.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';

export const updateTenant = mutation({
  action: 'tenants.write',
  input: z.object({ id: z.string(), version: z.int(), input: TenantInput }),
  actsIn: ({ id }) => id,
  prepare: ({ input }, outside) => prepareTenantLogos(input, outside),
  run: ({ input: { version, input }, prepared, ...scope }) => saveAndRecord(scope, version, input, prepared),
});

/** An agency saves itself: what it arranges for itself, and no more of that than is sent. */
export const updateAgency = mutation({
  action: 'agency.write',
  input: z.object({ version: z.int(), input: AgencyInput }),
  prepare: ({ input }, outside) => prepareTenantLogos(input, outside),
  run: ({ input: { version, input }, prepared, ...scope }) => saveAndRecord(scope, version, input, prepared),
});

async function saveAndRecord(
  { db, actor: { tenantId }, record }: Pick<MutationScope, 'db' | 'record'> & { readonly actor: User },
  version: number,
  changes: TenantChanges,
  logos: Logos,
) {
  const before = await auditedTenant(db, tenantId);
  await saveTenant(db, tenantId, version, changes, logos);
  const after = { ...(await auditedTenant(db, tenantId)), ...auditedExtras(logos) };
  record({ entityType: 'tenant', entityId: tenantId, before, after });
  return { id: tenantId };
}
