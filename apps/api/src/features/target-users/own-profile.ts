import { loadTargetUser } from '#features/target-users/find-target-user.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** The agency's data of the worker who asks. */
export const ownProfile = query({
  action: 'own-profile.read',
  input: NO_INPUT,
  run: ({ db, actor }) => loadTargetUser(db, actor.userId),
});
