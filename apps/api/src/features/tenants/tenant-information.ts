import { findCurrentTenant } from '#features/tenants/tenants.sql.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

export const tenantInformation = query({
  action: 'tenant-information.read',
  input: NO_INPUT,
  run: async ({ db, actor }) => (actor.kind === 'USER' ? findCurrentTenant(db) : null),
});
