import { z } from 'zod';
import { glimpseFacts } from '#features/notifications/appointment-facts.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import { Glimpse } from '#features/notifications/offer-news.ts';
import { findRecipient } from '#features/notifications/told-offers.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** Somebody has left whose bookings were withdrawn: the office has to find others. Who was anonymised stays nameless. */
export const leaverMail = defineMail({
  name: 'notifications.leaver',
  payload: z.object({
    userId: z.uuid(),
    staffId: z.uuid(),
    bookings: z.array(z.object({ appointmentId: z.uuid(), glimpse: Glimpse })),
  }),
  compose: async ({ db, payload: { userId, staffId, bookings } }) => {
    const planner = await findRecipient(db, staffId);
    if (planner?.state !== 'ACTIVE') return null;
    const worker = await findRecipient(db, userId);
    const name = worker ? `${worker.firstName} ${worker.lastName}` : TEXTS.somebody;
    return {
      to: planner.email,
      toName: `${planner.firstName} ${planner.lastName}`,
      subject: TEXTS.leaverSubject(bookings.length),
      paragraphs: [TEXTS.staffGreeting, TEXTS.leaverText(name, bookings.length)],
      sections: bookings.map(({ appointmentId, glimpse }) => ({
        facts: glimpseFacts(glimpse),
        button: { label: TEXTS.toAppointment, path: `/appointment/${appointmentId}` },
      })),
    };
  },
});
