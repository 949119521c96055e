import type { InvoiceState } from '#domain/invoices/invoice-state.ts';
import type { TaxTreatment } from '#domain/invoices/tax-treatment.ts';

export const INVOICE_STATE_LABELS: Readonly<Record<InvoiceState, string>> = {
  DRAFT: 'Entwurf',
  MISSED_SENDING: 'Versand ausständig',
  PENDING: 'Offen',
  PAST_DUE: 'Überfällig',
  PAST_DUN: 'Mahnfällig',
  PAID: 'Bezahlt',
  CANCELLED: 'Storniert',
};

export const TAX_TREATMENT_LABELS: Readonly<Record<TaxTreatment, string>> = {
  TAXED: 'mit USt',
  REVERSE_CHARGE: 'Reverse Charge',
  NOT_TAXABLE: 'nicht steuerbar',
};
