import type { MovementKind } from '@gastspiel/domain/account-statements/account-statement.ts';
import type { PaperLanguage } from '@gastspiel/domain/invoices/tax-treatment.ts';

interface Texts {
  readonly title: string;
  readonly fileName: (customerNumber: string, to: string) => string;
  readonly date: string;
  readonly customerNumber: string;
  readonly vatNumber: string;
  readonly period: string;
  readonly intro: (period: string) => string;
  readonly columns: readonly string[];
  readonly opening: (day: string) => string;
  readonly closing: (day: string) => string;
  readonly credit: (day: string) => string;
  readonly kinds: Readonly<Record<MovementKind, string>>;
  readonly returned: string;
  readonly open: string;
  readonly openColumns: readonly string[];
  readonly notDue: string;
  readonly days: (count: number) => string;
  readonly nothingOpen: string;
  readonly codeTitle: string;
  readonly codeReference: string;
  readonly reference: (customerNumber: string) => string;
  readonly end: string;
  readonly pageWords: readonly [string, string];
}

/** The paper's words, in the language of the recipient's country. */
export const STATEMENT_TEXTS: Readonly<Record<PaperLanguage, Texts>> = {
  de: {
    title: 'Kontoauszug',
    fileName: (customerNumber, to) => `Kontoauszug ${customerNumber} ${to}.pdf`,
    date: 'Datum',
    customerNumber: 'Kundennummer',
    vatNumber: 'Ihre UID-Nummer',
    period: 'Zeitraum',
    intro: (period) => `Ihr Konto bei uns im Zeitraum ${period}:`,
    columns: ['Datum', 'Vorgang', 'Betrag', 'Saldo'],
    opening: (day) => `Saldo vor dem ${day}`,
    closing: (day) => `Offen am ${day}`,
    credit: (day) => `Ihr Guthaben am ${day}`,
    kinds: {
      INVOICE: 'Rechnung',
      CANCELLATION: 'Stornorechnung',
      PAYMENT: 'Zahlung',
      PAYOUT: 'Auszahlung',
      DISCOUNT: 'Skonto zu Rechnung',
      WRITTEN_OFF: 'Differenz zu Rechnung',
    },
    returned: 'Rückbuchung',
    open: 'Offene Rechnungen',
    openColumns: ['Rechnung', 'Datum', 'Fällig', 'Verzug', 'Offen'],
    notDue: 'noch nicht fällig',
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
    nothingOpen: 'Es ist keine Rechnung offen.',
    codeTitle: 'Zahlen mit Code',
    codeReference: 'Verwendungszweck:',
    reference: (customerNumber) => `Kontoauszug ${customerNumber}`,
    end: 'Bitte geben Sie uns Bescheid, wenn Ihre Bücher etwas anderes sagen. Zahlungen der letzten Tage sind vielleicht noch nicht enthalten.',
    pageWords: ['Seite', 'von'],
  },
  en: {
    title: 'Statement of account',
    fileName: (customerNumber, to) => `Statement of account ${customerNumber} ${to}.pdf`,
    date: 'Date',
    customerNumber: 'Customer number',
    vatNumber: 'Your VAT number',
    period: 'Period',
    intro: (period) => `Your account with us in the period ${period}:`,
    columns: ['Date', 'Transaction', 'Amount', 'Balance'],
    opening: (day) => `Balance before ${day}`,
    closing: (day) => `Outstanding on ${day}`,
    credit: (day) => `Your credit on ${day}`,
    kinds: {
      INVOICE: 'Invoice',
      CANCELLATION: 'Cancellation invoice',
      PAYMENT: 'Payment',
      PAYOUT: 'Refund',
      DISCOUNT: 'Early payment discount on invoice',
      WRITTEN_OFF: 'Difference on invoice',
    },
    returned: 'Returned payment',
    open: 'Open invoices',
    openColumns: ['Invoice', 'Date', 'Due', 'Overdue', 'Open'],
    notDue: 'not yet due',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    nothingOpen: 'No invoice is outstanding.',
    codeTitle: 'Pay by code',
    codeReference: 'Reference:',
    reference: (customerNumber) => `Statement ${customerNumber}`,
    end: 'Please let us know if your books differ. Payments of the last few days may not be included yet.',
    pageWords: ['Page', 'of'],
  },
};
