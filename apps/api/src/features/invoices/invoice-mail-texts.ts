import type { PaperLanguage } from '@gastspiel/domain/invoices/tax-treatment.ts';

interface Texts {
  readonly kind: string;
  readonly cancellationKind: string;
  readonly greeting: string;
  readonly text: (due: string) => string;
  readonly cancellationText: string;
  readonly thanks: string;
  readonly recipient: string;
  readonly number: string;
  readonly amount: string;
  readonly due: string;
}

/** The customer's mail, in the language of the paper. */
export const INVOICE_MAIL_TEXTS: Readonly<Record<PaperLanguage, Texts>> = {
  de: {
    kind: 'Rechnung',
    cancellationKind: 'Stornorechnung',
    greeting: 'Guten Tag,',
    text: (due) => `im Anhang finden Sie unsere Rechnung. Bitte überweisen Sie den Betrag bis ${due}.`,
    cancellationText:
      'im Anhang finden Sie die Stornorechnung zu einer früheren Rechnung. Für die stornierte Rechnung ist nichts mehr zu bezahlen.',
    thanks: 'Vielen Dank für die gute Zusammenarbeit!',
    recipient: 'Rechnungsempfänger',
    number: 'Nummer',
    amount: 'Betrag',
    due: 'Fällig am',
  },
  en: {
    kind: 'Invoice',
    cancellationKind: 'Cancellation invoice',
    greeting: 'Dear Sir or Madam,',
    text: (due) => `Please find our invoice attached. We kindly ask you to transfer the amount by ${due}.`,
    cancellationText:
      'Please find attached the cancellation of an earlier invoice. No payment is due for the cancelled invoice.',
    thanks: 'Thank you for your business.',
    recipient: 'Recipient',
    number: 'Number',
    amount: 'Amount',
    due: 'Due on',
  },
};

/** Without its ending: the same invoice comes in more than one form. */
export const invoiceFileName = (language: PaperLanguage, number: string, isCancellation: boolean): string => {
  const { kind, cancellationKind } = INVOICE_MAIL_TEXTS[language];
  return `${isCancellation ? cancellationKind : kind} ${number}`;
};
