import { defineFailures, type FailureKind, notFound } from '#domain/failures/failure.ts';
import { dayOf } from '#domain/time/vienna-day.ts';
import { timeOf } from '#domain/time/vienna-time.ts';

export const OFFER_FAILURES = defineFailures('offers', {
  gone: notFound('Dieses Angebot gibt es nicht mehr.'),
  notAcceptable: 'Dieses Angebot kann nicht mehr angenommen werden.',
  notDeclinable: 'Dieses Angebot kann nicht mehr abgelehnt werden.',
  notBookable: 'Nur ein angenommenes Angebot kann gebucht werden.',
  alreadyBooked: 'Diese Person ist für den Einsatz bereits gebucht.',
  alreadyOffered: 'Diese Person hat für den Einsatz bereits ein Angebot.',
  begun: 'Der Einsatz hat bereits begonnen.',
  overlap: 'Diese Person ist in dieser Zeit bereits für einen anderen Einsatz gebucht.',
  fullyBooked: 'Der Einsatz ist bereits voll besetzt.',
  notEligible: 'Diese Person kommt für den Einsatz nicht in Frage.',
  notActive: 'Diese Person ist nicht aktiv.',
  denied: 'Diese Person steht auf der Sperrliste des Kunden.',
  appointmentUnknown: notFound('Zu diesem Link gibt es keinen Einsatz.'),
  workerUnknown: notFound('Zu diesem Link gibt es keine Person.'),
  notBegun: 'Der Einsatz hat noch nicht begonnen: Bitte auf seiner Seite buchen.',
  onlyBookings: 'Nachträglich kann nur gebucht werden.',
  alreadyPrevented: 'Du hast bereits gemeldet, dass du verhindert bist.',
  preventedAlready: 'Diese Person ist bereits als verhindert eingetragen.',
  preventedNotBooked: 'Verhindert eintragen können Sie nur gebuchte Personen.',
  notPrevented: 'Zu dieser Buchung liegt keine Verhinderung mehr vor.',
  over: 'Der Einsatz ist bereits vorbei.',
  wrongLink: 'Dieser Link ist nicht vollständig oder nicht mehr gültig. Bitte öffne ihn direkt aus der E-Mail.',
  tooManyLinks: 'Zu viele ungültige Links. Bitte versuche es in einigen Minuten noch einmal.',
  reasonNeeded: 'Der Einsatz hat bereits begonnen: Bitte geben Sie an, warum die Buchung zurückgezogen wird.',
  notConfirmable: 'Du bist für diesen Einsatz nicht gebucht.',
  prevented: 'Du hast gemeldet, dass du verhindert bist. Wenn du doch kommst, ruf bitte an.',
  nobodyToRemind: 'Es gibt niemanden zu erinnern: Alle haben sich gemeldet oder wurden in der letzten Stunde erinnert.',
  notBooked: 'Verhindert melden kannst du dich nur für gebuchte Einsätze.',
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
