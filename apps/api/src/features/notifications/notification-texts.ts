import { counted } from '@gastspiel/domain/names/counted.ts';
import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import type { ActNews, OfferNews, PushedNews, StaffNews } from '#features/notifications/offer-news.ts';

type News = Exclude<OfferNews, 'NEW_OFFER'>;

const shifts = (count: number): string => (count === 1 ? '1 Einsatz' : `${count} Einsätze`);

/** Workers are addressed with du, the office with Sie. */
export const NOTIFICATION_TEXTS = {
  greeting: (firstName: string): string => `Hallo ${firstName},`,
  staffGreeting: 'Guten Tag,',

  newOffer: (what: string, day: string): string => `Neues Angebot: ${what}, ${day}`,
  newOffers: (count: number): string => `${count} neue Angebote`,
  newOfferText: 'es gibt ein neues Angebot für dich. Bitte sag uns bald, ob du kommen kannst.',
  newOffersText: (count: number): string =>
    `es gibt ${count} neue Angebote für dich. Bitte sag uns bald, bei welchen du kommen kannst.`,
  answerHint:
    'Über „Ansehen und antworten“ kannst du ohne Anmeldung annehmen oder ablehnen. Der Link ist nur für dich und gilt, bis der Einsatz beginnt.',
  answer: 'Ansehen und antworten',
  confirm: 'Ich komme',
  toOffer: 'Zum Einsatz',
  toOffers: 'Zu meinen Angeboten',
  toAppointment: 'Zum Einsatz',

  subject: {
    BOOKED: (what, day) => `Gebucht: ${what}, ${day}`,
    BOOKING_WITHDRAWN: (what, day) => `Buchung zurückgezogen: ${what}, ${day}`,
    PREVENTION_SETTLED: (what, day) => `Danke, es ist gesorgt: ${what}, ${day}`,
    APPOINTMENT_CHANGED: (what, day) => `Geändert: ${what}, ${day}`,
    OFFERED_AGAIN: (what, day) => `Geändert, bitte noch einmal antworten: ${what}, ${day}`,
    APPOINTMENT_DELETED: (what, day) => `Abgesagt: ${what}, ${day}`,
    FULLY_BOOKED: (what, day) => `Bereits besetzt: ${what}, ${day}`,
    MESSAGE: (what, day) => `Nachricht: ${what}, ${day}`,
    ANSWER_REMINDER: (what, day) => `Erinnerung, bitte antworten: ${what}, ${day}`,
    CONFIRMATION_REMINDER: (what, day) => `Kommst du? ${what}, ${day}`,
  } satisfies Record<News, (what: string, day: string) => string>,
  text: {
    BOOKED: 'du bist für diesen Einsatz gebucht. Wir freuen uns auf dich!',
    BOOKING_WITHDRAWN:
      'deine Buchung für diesen Einsatz wurde zurückgezogen. Du brauchst nicht zu kommen. Bei Fragen melde dich bitte bei uns.',
    PREVENTION_SETTLED: 'danke für deine Nachricht. Für diesen Einsatz ist gesorgt, du brauchst nicht zu kommen.',
    APPOINTMENT_CHANGED: 'ein Einsatz, für den du gebucht bist, hat sich geändert. Bitte schau dir die Angaben an.',
    OFFERED_AGAIN:
      'ein Einsatz, den du angenommen hast, hat sich geändert. Deine Antwort gilt deshalb nicht mehr: Bitte sag uns noch einmal, ob du kommen kannst.',
    APPOINTMENT_DELETED:
      'dieser Einsatz wurde abgesagt. Du brauchst nicht zu kommen. Bei Fragen melde dich bitte bei uns.',
    FULLY_BOOKED:
      'danke, dass du angenommen hast! Dieser Einsatz ist inzwischen voll besetzt, diesmal leider ohne dich. Wenn sich das ändert, melden wir uns.',
    MESSAGE: 'deine Agentur schreibt dir zu diesem Einsatz:',
    ANSWER_REMINDER: 'du hast uns auf dieses Angebot noch nicht geantwortet. Bitte sag uns bald, ob du kommen kannst.',
    CONFIRMATION_REMINDER:
      'dein Einsatz steht bevor. Bitte bestätige über „Ich komme“, dass wir mit dir rechnen können. Wenn du doch nicht kannst, ruf bitte gleich an.',
  } satisfies Record<News, string>,

  pushTitle: {
    NEW_OFFER: 'Neues Angebot',
    BOOKED: 'Du bist gebucht',
    BOOKING_WITHDRAWN: 'Buchung zurückgezogen',
    PREVENTION_SETTLED: 'Danke, es ist gesorgt',
    APPOINTMENT_CHANGED: 'Einsatz geändert',
    OFFERED_AGAIN: 'Geändert: bitte noch einmal antworten',
    APPOINTMENT_DELETED: 'Einsatz abgesagt',
    FULLY_BOOKED: 'Bereits besetzt',
    MESSAGE: 'Nachricht deiner Agentur',
    ANSWER_REMINDER: 'Bitte antworten',
    CONFIRMATION_REMINDER: 'Kommst du?',
    OFFER_WITHDRAWN: 'Angebot nicht mehr verfügbar',
    OFFER_CHANGED: 'Angebot geändert',
    FILLED: 'Inzwischen besetzt',
    ACCEPTED: 'Du hast angenommen',
    DECLINED: 'Du hast abgelehnt',
  } satisfies Record<PushedNews, string>,

  /** One act of the office on many shifts. */
  several: {
    APPOINTMENT_DELETED: (count) => `Abgesagt: ${shifts(count)}`,
    BOOKING_WITHDRAWN: (count) => `Buchung zurückgezogen: ${shifts(count)}`,
    PREVENTION_SETTLED: (count) => `Danke, es ist gesorgt: ${shifts(count)}`,
    APPOINTMENT_CHANGED: (count) => `Geändert: ${shifts(count)}`,
    OFFERED_AGAIN: (count) => `Geändert, bitte noch einmal antworten: ${shifts(count)}`,
    FULLY_BOOKED: (count) => `Bereits besetzt: ${shifts(count)}`,
  } satisfies Record<ActNews, (count: number) => string>,
  severalChanged: (count: number): string => `Änderungen: ${shifts(count)}`,
  severalText: {
    APPOINTMENT_DELETED:
      'diese Einsätze wurden abgesagt. Du brauchst nicht zu kommen. Bei Fragen melde dich bitte bei uns.',
    BOOKING_WITHDRAWN:
      'deine Buchungen für diese Einsätze wurden zurückgezogen. Du brauchst nicht zu kommen. Bei Fragen melde dich bitte bei uns.',
    PREVENTION_SETTLED: 'danke für deine Nachricht. Für diese Einsätze ist gesorgt, du brauchst nicht zu kommen.',
    APPOINTMENT_CHANGED: 'Einsätze, für die du gebucht bist, haben sich geändert. Bitte schau dir die Angaben an.',
    OFFERED_AGAIN:
      'Einsätze, die du angenommen hast, haben sich geändert. Deine Antworten gelten deshalb nicht mehr: Bitte sag uns bei jedem noch einmal, ob du kommen kannst.',
    FULLY_BOOKED:
      'danke, dass du angenommen hast! Diese Einsätze sind inzwischen voll besetzt, diesmal leider ohne dich. Wenn sich das ändert, melden wir uns.',
  } satisfies Record<ActNews, string>,
  more: (count: number): string => `und ${count} ${count === 1 ? 'weiterer' : 'weitere'}`,

  staffSubject: {
    PREVENTED: (who, what, day) => `Verhindert: ${who} – ${what}, ${day}`,
  } satisfies Record<StaffNews, (who: string, what: string, day: string) => string>,
  staffText: {
    PREVENTED: (who) =>
      `${who} ist für einen gebuchten Einsatz verhindert. Bitte entscheiden Sie, ob die Buchung bestehen bleibt oder zurückgezogen wird.`,
  } satisfies Record<StaffNews, (who: string) => string>,

  applicantsSubject: {
    TARGET_USER: (count) => `${counted(count, 'Person wartet', 'Personen warten')} auf Freigabe`,
    TENANT_USER: (count) => `Büro: ${counted(count, 'Person wartet', 'Personen warten')} auf Freigabe`,
  } satisfies Record<OnboardingFlow, (count: number) => string>,
  applicantsText: {
    TARGET_USER: 'jemand hat sich neu registriert. Zur Freigabe als Mitarbeiter/in warten:',
    TENANT_USER: 'jemand hat sich für das Büro registriert. Zur Freigabe mit einer Rolle warten:',
  } satisfies Record<OnboardingFlow, string>,
  noReleaser: (agency: string): string =>
    `in der Agentur ${agency} darf das derzeit niemand freigeben. Daher geht diese Nachricht an den Betreiber.`,
  moreApplicants: (count: number): string => `${count} weitere`,
  toApplicants: 'Zur Freigabe',

  absentSubject: (who: string, what: string, day: string): string => `Abwesend trotz Buchung: ${who} – ${what}, ${day}`,
  absentSubjects: (who: string, count: number): string => `Abwesend trotz Buchung: ${who} – ${count} Einsätze`,
  absentText: (who: string, count: number): string =>
    count === 1
      ? `für ${who} wurde eine Abwesenheit eingetragen, in die ein gebuchter Einsatz fällt. Bitte prüfen Sie die Buchung.`
      : `für ${who} wurde eine Abwesenheit eingetragen, in die ${count} gebuchte Einsätze fallen. Bitte prüfen Sie die Buchungen.`,

  somebody: 'Eine Person',
  leaverSubject: (count: number): string =>
    `Ausgeschieden: ${count === 1 ? 'eine Buchung' : `${count} Buchungen`} zurückgezogen`,
  leaverText: (who: string, count: number): string =>
    `${who} ist ausgeschieden. ${count === 1 ? 'Diese Buchung wurde' : 'Diese Buchungen wurden'} zurückgezogen. Bitte besetzen Sie neu.`,

  what: 'Einsatz',
  type: 'Einsatzart',
  when: 'Wann',
  where: 'Wo',
  meeting: 'Treffpunkt',
  meetingAt: (place: string, time: string): string => `${place}, ${time} Uhr`,
  customer: 'Kunde',
  length: 'Dauer',
  hours: (hours: string): string => (hours === '1' ? '1 Stunde' : `${hours} Stunden`),
  outfit: 'Dienstkleidung',
  notes: 'Hinweise',
  before: 'Bisher',
  who: 'Mitarbeiter/in',
  note: 'Nachricht',
} as const;
