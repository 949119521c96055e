import { defineFailures } from '#domain/failures/failure.ts';

export const STATEMENT_FAILURES = defineFailures('bank-statements', {
  broken:
    'Diese Datei ist kein lesbares XML. Bitte den Auszug beim Bankprogramm noch einmal als camt.053 herunterladen.',
  noStatement: 'In dieser Datei ist kein Kontoauszug: Gelesen werden camt.053 und camt.054.',
  noIban: 'Im Auszug fehlt die IBAN des Kontos.',
  currency: 'Der Auszug ist nicht in Euro.',
  entry: 'Eine Buchung im Auszug ist unvollständig: Betrag, Richtung oder Tag fehlt.',
  balance: 'Der Auszug ist nicht vollständig: Anfangssaldo und Buchungen ergeben nicht den Endsaldo.',
  gone: 'Die Datei ist nicht mehr da. Bitte noch einmal wählen.',
  settled: 'Diese Buchung ist schon zugeordnet oder beiseitegelegt.',
  notSettled: 'Diese Buchung ist noch nicht zugeordnet.',
  returned: 'Eine Rückbuchung der Bank bleibt. War die falsche Zahlung gewählt, bitte diese Zahlung neu erfassen.',
  outgoing: 'Ein Ausgang bezahlt keine Rechnung.',
  tooManyEntries: 'Der Auszug hat mehr als 10.000 Buchungen. Bitte einen kürzeren Zeitraum herunterladen.',
});
