import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

/** Saves over the version that was edited. */
export const updateTargetUser = defineCommand({
  document: graphql(`
    mutation UpdateTargetUser($id: String!, $version: Int!, $input: TargetUserInput!) {
      updateTargetUser(targetUserId: $id, version: $version, input: $input) { id }
    }
  `),
  renew: renewTargetUsers,
});
