import { NewTenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { z } from 'zod';
import { insertAccountingInterface } from '#features/tenants/accounting.sql.ts';
import { prepareNewLogos } from '#features/tenants/prepare-tenant-logos.ts';
import { type Logos, saveTenant } from '#features/tenants/save-tenant.ts';
import { auditedExtras, auditedTenant } from '#features/tenants/tenant-audit.ts';
import type { NewTenant } from '#features/tenants/tenant-values.ts';
import { insertTenant } from '#features/tenants/tenants.sql.ts';
import { bindTenant } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** A tenant with everything it has, and the transaction moved into it: what follows belongs to it. */
export async function insertWholeTenant(db: TenantDb, tenant: NewTenant, logos: Logos): Promise<string> {
  const id = await insertTenant(db);
  await bindTenant(db, id);
  await saveTenant(db, id, 1, tenant, logos);
  const { accountingInterfaceConfiguration } = tenant;
  if (accountingInterfaceConfiguration) await insertAccountingInterface(db, id, accountingInterfaceConfiguration);
  return id;
}

export const createTenant = mutation({
  action: 'tenants.write',
  input: z.object({ input: NewTenantInput }),
  prepare: ({ input }) => prepareNewLogos(input),
  answersIn: ({ id }: { id: string }) => id,
  run: async ({ db, input: { input }, prepared, record }) => {
    const id = await insertWholeTenant(db, input, prepared);
    const extras = auditedExtras(prepared, input.accountingInterfaceConfiguration);
    record({ entityType: 'tenant', entityId: id, after: { ...(await auditedTenant(db, id)), ...extras } });
    return { id };
  },
});
