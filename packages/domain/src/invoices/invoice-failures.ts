import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';
import { paperDay } from '#domain/time/paper-day.ts';
import type { Day } from '#domain/time/vienna-day.ts';

export const INVOICE_FAILURES = defineFailures('invoices', {
  noSender: 'Es ist noch kein Rechnungssteller angelegt: Ohne ihn gibt es keine Rechnung.',
  recipientUnknown: 'Dieser Rechnungsempfänger existiert nicht mehr.',
  notBillable: 'Ein gewählter Zeitblock kann nicht mehr verrechnet werden. Bitte die Auswahl prüfen.',
  priceMissing: 'Für eine Einsatzart fehlt der Preis.',
  typeWithoutHours: 'Diese Einsatzart kommt auf der Rechnung nicht vor.',
  tooManySurchargeHours: 'Ein Zuschlag steht auf mehr Stunden, als von seiner Einsatzart verrechnet werden.',
  surchargePrice: 'Diese Einsatzart hat auf der Rechnung mehrere Preise: Bitte wählen, für welchen der Zuschlag gilt.',
  dayWithoutHours: 'An diesem Tag hat der Zeitblock keine erfassten Stunden: Bitte die Zeilen neu übernehmen.',
  lineTwice: 'Für diesen Zeitblock und Tag gibt es schon eine Zeile.',
  treatmentNotOffered: 'Diese steuerliche Behandlung ist für den Rechnungsempfänger nicht möglich.',
  otherYear: 'Das Ausstellungsdatum muss im Jahr der Rechnungsnummer liegen.',
  notEditable: 'Diese Rechnung wurde bereits versendet oder storniert: Sie kann nicht mehr geändert werden.',
  notSendable: 'Diese Rechnung kann nicht versendet werden.',
  outdated:
    'Die Zeiten wurden seit dem Speichern neu erfasst: Bitte die Zeilen übernehmen oder bewusst so belassen, dann versenden.',
  outdatedAgain: 'Soeben wurden noch einmal Zeiten erfasst: Bitte ansehen, was sich geändert hat, und dann versenden.',
  nothingToPay: 'Eine Rechnung über € 0,00 wird nicht versendet.',
  vatNumberNotTaken:
    'Die UID-Nummer steht noch nicht auf der Rechnung: Der Rechnungsempfänger hat sie inzwischen, bitte übernehmen.',
  noEmail: 'E-Mail-Adresse fehlt: Weder eine Ansprechperson für Rechnungen noch der Rechnungsempfänger hat eine.',
  vatNumberNeeded:
    'Die UID-Nummer des Rechnungsempfängers fehlt: Über € 10.000 brutto und bei Reverse Charge ist sie Pflicht.',
  vatNumberInvalid:
    'Die UID-Nummer des Rechnungsempfängers ist laut VIES ungültig: Ohne gültige UID ist Reverse Charge nicht möglich. Bitte beim Rechnungsempfänger prüfen.',
  senderVatNumberNeeded: 'Die UID-Nummer des Rechnungsstellers fehlt: Über € 400 brutto ist sie Pflicht.',
  notSent: 'Die Rechnung wurde noch nicht versendet.',
  noneSent: 'Keine der gewählten Rechnungen wurde bereits versendet.',
  archiveEmpty: 'In diesem Zeitraum gibt es keine versendeten Rechnungen.',
  archiveTooLarge:
    'Das sind zu viele Daten: Ein Archiv fasst 5.000 Rechnungen und 1 GB. Bitte den Zeitraum einschränken.',
  notPayable: 'Nur eine versendete Rechnung, die nicht storniert ist, kann bezahlt sein.',
  notPaid: 'Diese Rechnung ist nicht als bezahlt markiert.',
  paidOutside: 'Der Tag der Zahlung liegt zwischen dem Ausstellungsdatum und heute.',
  notCorrectable:
    'Korrigiert wird eine versendete Rechnung, die nicht storniert ist. Einen Entwurf können Sie bearbeiten.',
  alreadyCancelled: 'Diese Rechnung ist bereits storniert.',
});

/** `tooManySurchargeHours`, with how many there are: "4,00". */
export const tooManySurchargeHoursFor = (hours: string): FailureKind => ({
  ...INVOICE_FAILURES.tooManySurchargeHours,
  message: `Höchstens ${hours} h: So viele Stunden dieser Einsatzart stehen zu diesem Preis auf der Rechnung.`,
});

/** `priceMissing`, with the type, for whom and when: leads to where it can be mended. */
export const priceMissingFor = (type: string, recipient: string, day: Day): FailureKind => ({
  ...INVOICE_FAILURES.priceMissing,
  message: `Für „${type}“ hat ${recipient} am ${paperDay(day, 'de')} noch keinen Preis. Bitte in der Preisliste oder beim Rechnungsempfänger eintragen.`,
});
