import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from './target-users-keys.ts';

export const resendConfirmation = defineCommand({
  document: graphql(`
    mutation ResendContactConfirmation($id: String!) {
      resendContactConfirmation(targetUserId: $id)
    }
  `),
  renew: renewTargetUsers,
});

export const resendOwnConfirmation = defineCommand({
  document: graphql(`
    mutation ResendOwnContactConfirmation {
      resendOwnContactConfirmation
    }
  `),
});
