import { z } from 'zod';
import { findCurrentTenant } from '#features/tenants/tenants.sql.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

export const findTenant = query({
  action: 'tenants.read',
  input: z.object({ id: z.string() }),
  actsIn: ({ id }) => id,
  run: async ({ actor }) => ({ id: actor.tenantId }),
});

/** An agency as its own administration sees it. */
export const findAgency = query({
  action: 'agency.read',
  input: NO_INPUT,
  run: async ({ actor }) => ({ id: actor.tenantId }),
});

/** Each part is counted when it is asked for. */
export const agencyUsage = query({ action: 'agency.read', input: NO_INPUT, run: () => ({}) });

/** The tenant of the transaction; it was there when the request began. */
export async function loadTenant(db: Parameters<typeof findCurrentTenant>[0]) {
  const tenant = await findCurrentTenant(db);
  if (!tenant) throw new Error('the current tenant is gone');
  return tenant;
}
