import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { INVITATION_LIMITS, isSameAddress, NewPersonInput } from '@gastspiel/domain/target-users/invitation.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { z } from 'zod';
import { createTargetUser } from '#features/target-users/create-target-user.ts';
import { loadTargetUser, openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { invitationMail } from '#features/target-users/invitation-mail.ts';
import {
  isKnownAddress,
  lockEntering,
  revokeOpenInvitation,
  saveInvitations,
} from '#features/target-users/invitations.sql.ts';
import { saveMemberships } from '#features/target-users/target-users.sql.ts';
import { findDefaultPoolId } from '#features/tenants/index.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';

/** Answers how many are invited now. Left out is who needs none, may have none, or was invited a moment ago. */
export const inviteTargetUsers = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserIds: z.array(targetUserId).min(1).max(INVITATION_LIMITS.atOnce) }),
  run: async (scope) => {
    const { targetUserIds } = scope.input;
    const invited = await sendInvitations(scope, targetUserIds);
    const [only] = targetUserIds;
    if (only && targetUserIds.length === 1 && invited.length === 0) {
      const { awaitsAccount } = await openTargetUser(scope.db, scope.actor, only);
      throw new Failure(TARGET_USER_FAILURES[awaitsAccount ? 'invitationTooSoon' : 'hasAccount']);
    }
    if (invited.length === 0) scope.nothingChanged();
    return invited.length;
  },
});

/** Somebody of whom the agency knows name and address; the rest comes with the form. */
export const inviteNewTargetUser = mutation({
  action: 'target-users.write',
  input: z.object({ input: NewPersonInput }),
  run: async (scope) => {
    const { db, actor, input, record } = scope;
    await lockEntering(db);
    if (await isKnownAddress(db, input.input.contactEmail)) {
      throw new Failure(TARGET_USER_FAILURES.knownAddress, {
        'input.contactEmail': TARGET_USER_FAILURES.knownAddress.message,
      });
    }
    const id = await createTargetUser(db, { ...input.input, state: 'ONBOARDING' }, undefined, 'invitation');
    await saveMemberships(db, id, 'pools', [await findDefaultPoolId(db, actor.tenantId)]);
    record({ entityType: 'target-user', entityId: id, after: { entered: true } });
    await sendInvitations(scope, [id]);
    return { id };
  },
  answer: ({ db }, { id }) => loadTargetUser(db, id),
});

/** The link is worth nothing from now on. */
export const revokeInvitation = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserId }),
  run: async ({ db, actor, input: { targetUserId: id }, record }) => {
    await openTargetUser(db, actor, id);
    if (!(await revokeOpenInvitation(db, id))) throw new Failure(TARGET_USER_FAILURES.noInvitation);
    record({ entityType: 'target-user', entityId: id, after: { invitationRevoked: true } });
    return { id };
  },
  answer: ({ db }, { id }) => loadTargetUser(db, id),
});

/** Answers whom; left out is who needs none, may have none, or was invited a moment ago. */
export async function sendInvitations({ db, record }: MutationScope, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const invitations = await saveInvitations(db, ids);
  await enqueueMails(
    db,
    invitationMail,
    invitations.map(({ id: invitationId }) => ({ cause: invitationId, payload: { invitationId } })),
  );
  for (const { userId } of invitations) {
    record({ entityType: 'target-user', entityId: userId, after: { invited: true } });
  }
  return invitations.map(({ userId }) => userId);
}

/** Whether a sign-in whose provider vouches for this address is that of the invited person. */
export const isInvited = (email: string, verifiedEmail: string | null): boolean =>
  verifiedEmail !== null && isSameAddress(email, verifiedEmail);
