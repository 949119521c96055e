import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { z } from 'zod';
import { lockPendingEmailForNoKeyUpdate, renewConfirmation } from '#features/target-users/contact-email.sql.ts';
import { openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { confirmEmailMail } from '#features/target-users/target-user-mails.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation, NO_INPUT } from '#platform/graphql/use-case.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';

/** For a worker whose link has lapsed or never came. */
export const resendContactConfirmation = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserId }),
  run: async ({ db, actor, input: { targetUserId: id }, record }) => {
    await openTargetUser(db, actor, id);
    record(await resend(db, id));
    return true;
  },
});

export const resendOwnContactConfirmation = mutation({
  action: 'own-profile.write',
  input: NO_INPUT,
  run: async ({ db, actor, record }) => {
    record(await resend(db, actor.userId));
    return true;
  },
});

async function resend(db: TenantDb, id: string): Promise<Change> {
  const email = await lockPendingEmailForNoKeyUpdate(db, id);
  if (email === null) throw new Failure(TARGET_USER_FAILURES.noPendingEmail);
  const confirmationId = await renewConfirmation(db, id, email);
  if (confirmationId === null) throw new Failure(TARGET_USER_FAILURES.confirmationTooSoon);
  await enqueueMail(db, confirmEmailMail, { confirmationId }, { cause: confirmationId });
  return { entityType: 'target-user', entityId: id, after: { confirmationResent: email } };
}
