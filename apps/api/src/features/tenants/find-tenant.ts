import { z } from 'zod';
import { findCurrentTenant } from '#features/tenants/tenants.sql.ts';
import { query } from '#platform/graphql/use-case.ts';

export const findTenant = query({
  action: 'tenants.read',
  input: z.object({ id: z.string() }),
  actsIn: ({ id }) => id,
  run: async ({ actor }) => ({ id: actor.tenantId }),
});

/** The tenant of the transaction; it was there when the request began. */
export async function loadTenant(db: Parameters<typeof findCurrentTenant>[0]) {
  const tenant = await findCurrentTenant(db);
  if (!tenant) throw new Error('the current tenant is gone');
  return tenant;
}
