import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';
import { dayOf } from '#domain/time/vienna-day.ts';
import { timeOf } from '#domain/time/vienna-time.ts';

export const OFFER_FAILURES = defineFailures('offers', {
  gone: { classification: 'NOT_FOUND', message: 'Dieses Angebot gibt es nicht mehr.' },
  notAcceptable: { classification: 'BAD_REQUEST', message: 'Dieses Angebot kann nicht mehr angenommen werden.' },
  notDeclinable: { classification: 'BAD_REQUEST', message: 'Dieses Angebot kann nicht mehr abgelehnt werden.' },
  notBookable: { classification: 'BAD_REQUEST', message: 'Nur ein angenommenes Angebot kann gebucht werden.' },
  alreadyBooked: { classification: 'BAD_REQUEST', message: 'Diese Person ist für den Einsatz bereits gebucht.' },
  alreadyOffered: { classification: 'BAD_REQUEST', message: 'Diese Person hat für den Einsatz bereits ein Angebot.' },
  begun: { classification: 'BAD_REQUEST', message: 'Der Einsatz hat bereits begonnen.' },
  overlap: {
    classification: 'BAD_REQUEST',
    message: 'Diese Person ist in dieser Zeit bereits für einen anderen Einsatz gebucht.',
  },
  fullyBooked: {
    classification: 'BAD_REQUEST',
    message: 'Der Einsatz ist bereits voll besetzt.',
  },
  notEligible: { classification: 'BAD_REQUEST', message: 'Diese Person kommt für den Einsatz nicht in Frage.' },
  notActive: { classification: 'BAD_REQUEST', message: 'Diese Person ist nicht aktiv.' },
  denied: { classification: 'BAD_REQUEST', message: 'Diese Person steht auf der Sperrliste des Kunden.' },
  appointmentUnknown: { classification: 'NOT_FOUND', message: 'Zu diesem Link gibt es keinen Einsatz.' },
  workerUnknown: {
    classification: 'NOT_FOUND',
    message: 'Zu diesem Link gibt es keine Person.',
  },
  notBegun: {
    classification: 'BAD_REQUEST',
    message: 'Der Einsatz hat noch nicht begonnen: Bitte auf seiner Seite buchen.',
  },
  onlyBookings: { classification: 'BAD_REQUEST', message: 'Nachträglich kann nur gebucht werden.' },
  alreadyPrevented: { classification: 'BAD_REQUEST', message: 'Du hast bereits gemeldet, dass du verhindert bist.' },
  preventedAlready: { classification: 'BAD_REQUEST', message: 'Diese Person ist bereits als verhindert eingetragen.' },
  preventedNotBooked: {
    classification: 'BAD_REQUEST',
    message: 'Verhindert eintragen können Sie nur gebuchte Personen.',
  },
  notPrevented: { classification: 'BAD_REQUEST', message: 'Zu dieser Buchung liegt keine Verhinderung mehr vor.' },
  over: { classification: 'BAD_REQUEST', message: 'Der Einsatz ist bereits vorbei.' },
  wrongLink: {
    classification: 'BAD_REQUEST',
    message: 'Dieser Link ist nicht vollständig oder nicht mehr gültig. Bitte öffne ihn direkt aus der E-Mail.',
  },
  tooManyLinks: {
    classification: 'BAD_REQUEST',
    message: 'Zu viele ungültige Links. Bitte versuche es in einigen Minuten noch einmal.',
  },
  reasonNeeded: {
    classification: 'BAD_REQUEST',
    message: 'Der Einsatz hat bereits begonnen: Bitte geben Sie an, warum die Buchung zurückgezogen wird.',
  },
  notConfirmable: { classification: 'BAD_REQUEST', message: 'Du bist für diesen Einsatz nicht gebucht.' },
  prevented: {
    classification: 'BAD_REQUEST',
    message: 'Du hast gemeldet, dass du verhindert bist. Wenn du doch kommst, ruf bitte an.',
  },
  nobodyToRemind: {
    classification: 'BAD_REQUEST',
    message: 'Es gibt niemanden zu erinnern: Alle haben sich gemeldet oder wurden in der letzten Stunde erinnert.',
  },
  notBooked: { classification: 'BAD_REQUEST', message: 'Verhindert melden kannst du dich nur für gebuchte Einsätze.' },
});

interface Clash {
  readonly firstName: string;
  readonly lastName: string;
  readonly description: string;
  readonly startsAt: Date;
}

/** A refusal of several at once, with the name of the one whom it is about. */
export const ofPerson = (
  failure: FailureKind,
  { firstName, lastName }: Pick<Clash, 'firstName' | 'lastName'>,
): FailureKind => ({ ...failure, message: `${firstName} ${lastName}: ${failure.message}` });

/** `overlap`, with who it is and where they are. */
export function overlapOf({ firstName, lastName, description, startsAt }: Clash): FailureKind {
  const [year, month, day] = dayOf(startsAt).split('-');
  return {
    ...OFFER_FAILURES.overlap,
    message: `${firstName} ${lastName} ist in dieser Zeit bereits gebucht: „${description}“ am ${day}.${month}.${year} um ${timeOf(startsAt)}.`,
  };
}
