import { z } from 'zod';
import { findConfirmation } from '#features/target-users/contact-email.sql.ts';
import { TARGET_USER_MAIL_TEXTS as TEXTS } from '#features/target-users/target-user-mail-texts.ts';
import { findTargetUser } from '#features/target-users/target-users.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';
import { signLink } from '#platform/secrets/signed-link.ts';

export const releasedMail = defineMail({
  name: 'target-users.released',
  payload: z.object({ targetUserId: z.uuid() }),
  compose: async ({ db, payload }) => {
    const worker = await findTargetUser(db, payload.targetUserId);
    if (worker?.userState !== 'ACTIVE') return null;
    const { contactEmail: to, firstName } = worker;
    return {
      to,
      toName: `${firstName} ${worker.lastName}`,
      subject: TEXTS.releasedSubject,
      paragraphs: [TEXTS.greeting(firstName), TEXTS.released],
      // Without an account there is nothing behind it; offers come with a link to answer them.
      ...(!worker.awaitsAccount && { button: { label: TEXTS.toOffers, path: '/' } }),
    };
  },
});

export const confirmEmailMail = defineMail({
  name: 'target-users.confirm-email',
  payload: z.object({ confirmationId: z.uuid() }),
  compose: async ({ db, payload: { confirmationId }, secrets }) => {
    const confirmation = await findConfirmation(db, confirmationId);
    if (!confirmation) return null;
    const { email: to, firstName } = confirmation;
    return {
      to,
      subject: TEXTS.confirmSubject,
      paragraphs: [TEXTS.greeting(firstName), TEXTS.confirm, TEXTS.confirmIgnore],
      button: {
        label: TEXTS.confirmButton,
        path: `/confirm_email/${signLink(secrets, 'contact-confirmation', confirmationId)}`,
      },
    };
  },
});
