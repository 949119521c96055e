import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

export const inviteTargetUsers = defineCommand({
  document: graphql(`
    mutation InviteTargetUsers($ids: [String!]!) {
      inviteTargetUsers(targetUserIds: $ids)
    }
  `),
  answer: ({ inviteTargetUsers: count }) => count,
  renew: renewTargetUsers,
});

export const inviteNewTargetUser = defineCommand({
  document: graphql(`
    mutation InviteNewTargetUser($input: NewPersonInput!) {
      inviteNewTargetUser(input: $input) { id }
    }
  `),
  renew: renewTargetUsers,
});

export const revokeInvitation = defineCommand({
  document: graphql(`
    mutation RevokeInvitation($id: String!) {
      revokeInvitation(targetUserId: $id) { id }
    }
  `),
  renew: renewTargetUsers,
});

export const joinTargetUsers = defineCommand({
  document: graphql(`
    mutation JoinTargetUsers($id: String!, $waiting: String!) {
      joinTargetUsers(targetUserId: $id, waitingTargetUserId: $waiting) { id }
    }
  `),
  renew: renewTargetUsers,
});
