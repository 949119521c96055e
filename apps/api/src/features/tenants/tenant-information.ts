import { countTargetUsers, findCodes } from '#features/tenants/codes.sql.ts';
import { findCurrentTenant } from '#features/tenants/tenants.sql.ts';
import { findTheme } from '#features/tenants/themes.sql.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

export const tenantInformation = query({
  action: 'tenant-information.read',
  input: NO_INPUT,
  run: async ({ db, actor }) => (actor.kind === 'USER' ? findCurrentTenant(db) : null),
});

export const tenantTheme = query({
  action: 'tenant-theme.read',
  input: NO_INPUT,
  run: async ({ db, actor }) => (actor.kind === 'USER' ? findTheme(db, actor.tenantId) : null),
});

/** The code that staff hand on to people who want to work for the agency. */
export const targetUserAssociationCode = query({
  action: 'association-code.read',
  input: NO_INPUT,
  run: async ({ db, actor }) => ({
    code: (await findCodes(db)).get('TARGET_USER') ?? '',
    targetUsersCount: () => countTargetUsers(db, actor.tenantId),
  }),
});
