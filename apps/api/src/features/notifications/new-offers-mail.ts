import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { z } from 'zod';
import { answerPath } from '#features/notifications/answer-link.ts';
import { appointmentFacts, detailFacts } from '#features/notifications/appointment-facts.ts';
import { closeBatch, deleteOldBatches } from '#features/notifications/batches.sql.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import { findRecipient, selectOpenOffersOf, type ToldOffer } from '#features/notifications/told-offers.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** The new offers of a few minutes, each with a button of its own; those answered or withdrawn meanwhile are left out. */
export const newOffersMail = defineMail({
  name: 'notifications.new-offers',
  payload: z.object({ batchId: z.uuid() }),
  compose: async ({ db, tenantId, payload: { batchId }, secrets, now }) => {
    const userId = await closeBatch(db, batchId);
    if (!userId) return null;
    await deleteOldBatches(db, userId);
    const worker = await findRecipient(db, userId);
    const offers = await selectOpenOffersOf(db, batchId);
    const [first] = offers;
    if (worker?.state !== 'ACTIVE' || !first) return null;
    const isOne = offers.length === 1;
    const buttonOf = ({ offerId }: ToldOffer) => ({
      label: TEXTS.answer,
      path: answerPath(secrets, tenantId, offerId),
    });
    const sectionOf = (offer: ToldOffer) => ({
      title: offer.title,
      facts: detailFacts(offer),
      button: buttonOf(offer),
    });
    return {
      to: worker.email,
      toName: `${worker.firstName} ${worker.lastName}`,
      subject: isOne ? TEXTS.newOffer(first.title, shortDayLabel(first.startsAt, now)) : TEXTS.newOffers(offers.length),
      paragraphs: [
        TEXTS.greeting(worker.firstName),
        isOne ? TEXTS.newOfferText : TEXTS.newOffersText(offers.length),
        TEXTS.answerHint,
      ],
      ...(isOne ? { facts: appointmentFacts(first), button: buttonOf(first) } : { sections: offers.map(sectionOf) }),
    };
  },
});
