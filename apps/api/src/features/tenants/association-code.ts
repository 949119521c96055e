import { countTargetUsers, findCodes } from '#features/tenants/codes.sql.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** What staff hand on to people who want to work for the agency. */
export const targetUserAssociationCode = query({
  action: 'association-code.read',
  input: NO_INPUT,
  run: async ({ db, actor }) => ({
    code: (await findCodes(db)).get('TARGET_USER') ?? '',
    targetUsersCount: () => countTargetUsers(db, actor.tenantId),
  }),
});
