import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { z } from 'zod';
import { appointmentFacts } from '#features/notifications/appointment-facts.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import { findRecipient, selectStillBooked } from '#features/notifications/told-offers.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** Somebody is absent although they are booked: the office has to decide about these bookings. */
export const absentMail = defineMail({
  name: 'notifications.absent',
  payload: z.object({ userId: z.uuid(), staffId: z.uuid(), appointmentIds: z.array(z.uuid()) }),
  compose: async ({ db, payload: { userId, staffId, appointmentIds }, now }) => {
    const planner = await findRecipient(db, staffId);
    const worker = await findRecipient(db, userId);
    const booked = await selectStillBooked(db, userId, appointmentIds);
    const [first, ...others] = booked;
    if (planner?.state !== 'ACTIVE' || !worker || !first) return null;
    const name = `${worker.firstName} ${worker.lastName}`;
    return {
      to: planner.email,
      toName: `${planner.firstName} ${planner.lastName}`,
      subject:
        others.length === 0
          ? TEXTS.absentSubject(name, first.title, shortDayLabel(first.startsAt, now))
          : TEXTS.absentSubjects(name, booked.length),
      paragraphs: [TEXTS.staffGreeting, TEXTS.absentText(name, booked.length)],
      sections: booked.map((appointment) => ({
        facts: appointmentFacts(appointment),
        button: { label: TEXTS.toAppointment, path: `/appointment/${appointment.appointmentId}` },
      })),
    };
  },
});
