import { defineFailures } from '#domain/failures/failure.ts';

export const INVOICE_RECIPIENT_FAILURES = defineFailures('invoice-recipients', {
  numberTaken: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Speichern fehlgeschlagen! Hinweis: Kundennummer auf Eindeutigkeit prüfen!',
  },
  hasAppointments: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Löschen nicht möglich: Es gibt noch Einsätze für diesen Rechnungsempfänger.',
  },
  hasInvoices: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Löschen nicht möglich: Es gibt Rechnungen an diesen Rechnungsempfänger.',
  },
});
