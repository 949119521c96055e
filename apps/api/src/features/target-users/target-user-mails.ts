import { z } from 'zod';
import { findConfirmation } from '#features/target-users/contact-email.sql.ts';
import { findTargetUser } from '#features/target-users/target-users.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';
import { signLink } from '#platform/secrets/signed-link.ts';

/** Workers are addressed with du. */
const TEXTS = {
  greeting: (firstName: string): string => `Hallo ${firstName},`,
  releasedSubject: 'Du bist freigegeben',
  released: 'dein Profil wurde geprüft und freigegeben. Ab jetzt bekommst du Angebote für Einsätze.',
  toOffers: 'Zu meinen Angeboten',
  confirmSubject: 'Bitte bestätige deine E-Mail-Adresse',
  confirm:
    'diese Adresse wurde als neue Kontaktadresse angegeben. Bitte bestätige sie, damit Nachrichten hier ankommen.',
  confirmIgnore: 'Der Link gilt drei Tage. Falls du das nicht warst, kannst du diese E-Mail ignorieren.',
  confirmButton: 'Adresse bestätigen',
} as const;

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
      button: { label: TEXTS.toOffers, path: '/' },
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
