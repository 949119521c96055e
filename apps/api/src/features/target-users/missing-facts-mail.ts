import { askableFacts, namesOfFacts } from '@gastspiel/domain/target-users/release.ts';
import { z } from 'zod';
import { selectWaitingWorkers } from '#features/target-users/release-rows.sql.ts';
import { TARGET_USER_MAIL_TEXTS as TEXTS } from '#features/target-users/target-user-mail-texts.ts';
import { findTargetUser } from '#features/target-users/target-users.sql.ts';
import { findCurrentTenant } from '#features/tenants/index.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** Asks somebody with an account for what keeps them from being released; it names the facts, never their values. */
export const missingFactsMail = defineMail({
  name: 'target-users.missing-facts',
  payload: z.object({ targetUserId: z.uuid() }),
  compose: async ({ db, payload: { targetUserId } }) => {
    const [worker, tenant] = [await findTargetUser(db, targetUserId), await findCurrentTenant(db)];
    const [waiting] = await selectWaitingWorkers(db, [targetUserId]);
    const facts = askableFacts(waiting?.missing ?? []);
    // Told or released meanwhile.
    if (!worker || !tenant || facts.length === 0) return null;
    const { firstName, lastName } = worker;
    return {
      to: worker.contactEmail,
      toName: `${firstName} ${lastName}`,
      subject: TEXTS.missingSubject(tenant.name),
      paragraphs: [TEXTS.greeting(firstName), TEXTS.missing(namesOfFacts(facts)), TEXTS.missingHow],
      button: { label: TEXTS.missingButton, path: '/onboarding' },
    };
  },
});
