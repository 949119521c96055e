import { defineFailures } from '#domain/failures/failure.ts';

export const INVOICE_RECIPIENT_FAILURES = defineFailures('invoice-recipients', {
  numberTaken: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Speichern fehlgeschlagen! Hinweis: Kundennummer auf Eindeutigkeit prüfen!',
  },
  vatNumberNotCheckable:
    'Hier gibt es keine UID-Nummer, die geprüft werden kann: VIES kennt nur Nummern der Europäischen Union.',
  hasAppointments: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Löschen nicht möglich: Es gibt noch Einsätze für diesen Rechnungsempfänger.',
  },
  hasInvoices: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Löschen nicht möglich: Es gibt Rechnungen an diesen Rechnungsempfänger.',
  },
});
