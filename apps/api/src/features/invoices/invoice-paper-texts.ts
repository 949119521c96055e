import type { PaperLanguage } from '@gastspiel/domain/invoices/tax-treatment.ts';

const GERMAN = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  draft: 'Entwurf',
  number: 'Rechnungsnummer',
  issueDate: 'Rechnungsdatum',
  serviceDay: 'Leistungsdatum',
  servicePeriod: 'Leistungszeitraum',
  customerNumber: 'Kundennummer',
  orderReference: 'Ihre Auftragsreferenz',
  supplierNumber: 'Lieferantennummer',
  vatNumber: 'Ihre UID-Nummer',
  dueDate: 'Fällig am',
  intro: 'Wir danken für Ihren Auftrag und verrechnen die Überlassung von Personal wie folgt:',
  introWithoutStaff: 'Wir danken für Ihren Auftrag und verrechnen wie folgt:',
  cancels: (number: string, day: string) => `Stornorechnung zu Rechnung Nr. ${number} vom ${day}.`,
  replaces: (number: string, day: string) => `Ersetzt Rechnung ${number} vom ${day}.`,
  columns: ['Datum', 'Leistung', 'Menge', 'Preis', 'Netto'],
  workers: (count: number) => (count === 1 ? '1\u00a0Mitarbeiter/in' : `${count}\u00a0Mitarbeiter/innen`),
  surcharges: 'Zuschläge',
  surcharge: (percentage: string, price: string) => `${percentage} von ${price}`,
  additional: 'Weitere Positionen',
  carried: 'Übertrag',
  net: 'Nettosumme',
  tax: (percentage: string, net: string) => `${percentage} USt von ${net}`,
  gross: 'Rechnungsbetrag',
  grossOfCancellation: 'Stornobetrag',
  ourVatNumber: 'Unsere UID-Nummer',
  codeTitle: 'Zahlen mit Code',
  codeAmount: (amount: string, day: string) => `${amount} bis ${day}`,
  codeReference: 'Verwendungszweck:',
  payable: (day: string) => `Zahlbar bis ${day} ohne Abzug.`,
  discount: (percentage: string, day: string, amount: string) =>
    `${percentage} Skonto bei Zahlung bis ${day}: ${amount}.`,
  nothingToPay: (number: string) => `Rechnung ${number} ist damit aufgehoben. Für sie ist nichts zu bezahlen.`,
  pageWords: ['Seite', 'von'],
} as const;

type Wording<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: Wording<Text[Key]> };

const ENGLISH: Wording<typeof GERMAN> = {
  invoice: 'Invoice',
  cancellation: 'Cancellation invoice',
  draft: 'Draft',
  number: 'Invoice number',
  issueDate: 'Invoice date',
  serviceDay: 'Date of service',
  servicePeriod: 'Period of service',
  customerNumber: 'Customer number',
  orderReference: 'Your order reference',
  supplierNumber: 'Supplier number',
  vatNumber: 'Your VAT number',
  dueDate: 'Due on',
  intro: 'Thank you for your order. We charge the supply of staff as follows:',
  introWithoutStaff: 'Thank you for your order. We charge as follows:',
  cancels: (number, day) => `Cancellation of invoice no. ${number} of ${day}.`,
  replaces: (number, day) => `Replaces invoice ${number} of ${day}.`,
  columns: ['Date', 'Service', 'Quantity', 'Price', 'Net'],
  workers: (count) => `${count}\u00a0staff`,
  surcharges: 'Surcharges',
  surcharge: (percentage, price) => `${percentage} of ${price}`,
  additional: 'Other items',
  carried: 'Carried forward',
  net: 'Net total',
  tax: (percentage, net) => `${percentage} VAT on ${net}`,
  gross: 'Invoice total',
  grossOfCancellation: 'Total cancelled',
  ourVatNumber: 'Our VAT number',
  codeTitle: 'Pay by code',
  codeAmount: (amount, day) => `${amount} by ${day}`,
  codeReference: 'Reference:',
  payable: (day) => `Payable by ${day} without deduction.`,
  discount: (percentage, day, amount) => `${percentage} cash discount for payment by ${day}: ${amount}.`,
  nothingToPay: (number) => `This cancels invoice ${number}. No payment is due for it.`,
  pageWords: ['Page', 'of'],
};

/** Customers read it, so it says "Sie". */
export const INVOICE_PAPER_TEXTS: Readonly<Record<PaperLanguage, Wording<typeof GERMAN>>> = {
  de: GERMAN,
  en: ENGLISH,
};
