import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { z } from 'zod';
import { appointmentFacts } from '#features/notifications/appointment-facts.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import { STAFF_NEWS } from '#features/notifications/offer-news.ts';
import { findRecipient, findToldNews } from '#features/notifications/told-offers.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** A booking may fail: the office has to decide. */
export const staffNewsMail = defineMail({
  name: 'notifications.staff-news',
  payload: z.object({ news: z.enum(STAFF_NEWS), appointmentId: z.uuid(), userId: z.uuid(), staffId: z.uuid() }),
  compose: async ({ db, payload: { news, appointmentId, userId, staffId }, now }) => {
    const planner = await findRecipient(db, staffId);
    const worker = await findRecipient(db, userId);
    const appointment = await findToldNews(db, appointmentId, userId);
    if (planner?.state !== 'ACTIVE' || !worker || appointment?.state !== 'BOOKED') return null;
    const name = `${worker.firstName} ${worker.lastName}`;
    const note = news === 'PREVENTED' ? appointment.preventedNote : null;
    return {
      to: planner.email,
      toName: `${planner.firstName} ${planner.lastName}`,
      subject: TEXTS.staffSubject[news](name, appointment.title, shortDayLabel(appointment.startsAt, now)),
      paragraphs: [TEXTS.staffGreeting, TEXTS.staffText[news](name)],
      facts: [[TEXTS.who, name], ...(note ? [[TEXTS.note, note] as const] : []), ...appointmentFacts(appointment)],
      button: { label: TEXTS.toAppointment, path: `/appointment/${appointmentId}` },
    };
  },
});
