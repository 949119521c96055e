import { defineFailures } from '#domain/failures/failure.ts';

export const OFFER_FAILURES = defineFailures({
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
  notBooked: { classification: 'BAD_REQUEST', message: 'Nur bei einer Buchung kann man verhindert sein.' },
});
