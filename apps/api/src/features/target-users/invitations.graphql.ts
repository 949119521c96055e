import { NewPersonInput } from '@gastspiel/domain/target-users/invitation.ts';
import {
  inviteNewTargetUser,
  inviteTargetUsers,
  revokeInvitation,
} from '#features/target-users/invite-target-users.ts';
import { joinTargetUsers } from '#features/target-users/join-target-users.ts';
import { targetUserType } from '#features/target-users/target-user.graphql.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

export const invitationsSchema: SchemaPart = (builder) => {
  const TargetUser = targetUserType(builder);
  builder.mutationFields((t) => ({
    inviteTargetUsers: t.field({
      type: 'Int',
      description: 'Sends personal invitations to workers without an account. Answers how many.',
      ...serve(builder, inviteTargetUsers),
    }),
    inviteNewTargetUser: t.field({
      type: TargetUser,
      description: 'Enters somebody new and invites them.',
      ...serve(builder, inviteNewTargetUser, { input: newPersonInput }),
    }),
    revokeInvitation: t.field({
      type: TargetUser,
      description: 'Makes the link of a worker’s invitation worth nothing.',
      ...serve(builder, revokeInvitation),
    }),
    joinTargetUsers: t.field({
      type: TargetUser,
      description: 'Says that somebody who waits is a worker without an account: the account goes over to that worker.',
      ...serve(builder, joinTargetUsers, { waitingTargetUserId: 'Who waits, and is no more afterwards.' }),
    }),
  }));
};

const newPersonInput = inputOf('NewPersonInput', 'Somebody of whom only this is known.', NewPersonInput);
