import { inHours, minutesBetween } from '@gastspiel/domain/time/minutes.ts';
import { spanLabel } from '@gastspiel/domain/time/span-label.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import type { AppointmentGlimpse } from '#features/notifications/offer-news.ts';
import type { ToldAppointment } from '#features/notifications/told-offers.sql.ts';
import type { LetterSection } from '#platform/mail/letter.ts';

type Facts = NonNullable<LetterSection['facts']>;

/** Enough to recognise an appointment that is gone. */
export const glimpseFacts = ({ description, startsAt, endsAt, venue }: AppointmentGlimpse): Facts => [
  [TEXTS.what, description],
  [TEXTS.when, spanLabel(startsAt, endsAt)],
  [TEXTS.where, venue],
];

/** Everything that one has to know to be there, under a title that says what it is. */
export function detailFacts(appointment: ToldAppointment): Facts {
  const { startsAt, endsAt, venue, type, meetingPlace, meetingTime } = appointment;
  const town = [appointment.postalCode, appointment.location].filter((part) => part).join(' ');
  const address = [appointment.streetNameAndNumber, town].filter((part) => part).join(', ');
  return [
    [TEXTS.type, type],
    [TEXTS.when, spanLabel(startsAt, endsAt)],
    [TEXTS.where, address ? `${venue}\n${address}` : venue],
    ...(meetingPlace && meetingTime ? ([[TEXTS.meeting, TEXTS.meetingAt(meetingPlace, meetingTime)]] as const) : []),
  ];
}

/** How long a shift is, in hours as people say them: 7,5. */
const lengthOf = ({ startsAt, endsAt }: ToldAppointment): string =>
  inHours(minutesBetween(startsAt, endsAt)).toLocaleString('de-AT', { maximumFractionDigits: 2 });

/** Further facts for a booked worker: for whom, how long, in which clothes, and what to mind. */
export const bookedFacts = (appointment: ToldAppointment): Facts => {
  const { title, customer, outfit, notes } = appointment;
  return [
    [TEXTS.what, title],
    [TEXTS.customer, customer],
    ...detailFacts(appointment),
    [TEXTS.length, TEXTS.hours(lengthOf(appointment))],
    ...(outfit ? ([[TEXTS.outfit, outfit]] as const) : []),
    ...(notes ? ([[TEXTS.notes, notes]] as const) : []),
  ];
};

export const appointmentFacts = (appointment: ToldAppointment): Facts => [
  [TEXTS.what, appointment.title],
  ...detailFacts(appointment),
];
