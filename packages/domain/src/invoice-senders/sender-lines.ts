import type { z } from 'zod';
import { groupedIban, plainIban } from '#domain/bank/iban.ts';
import { countryNameOf } from '#domain/countries/country-name.ts';
import type { InvoiceSenderInput } from '#domain/invoice-senders/invoice-sender-input.ts';
import type { PaperLanguage } from '#domain/invoices/tax-treatment.ts';

/** A sender as it was saved, or as it is being typed. */
type Sender = Omit<z.input<typeof InvoiceSenderInput>, 'logoBase64' | 'closureText' | 'invoiceCopyEmail'>;

/** A line of a paper, with the fields that it is written from. */
export interface SenderLine {
  readonly text: string;
  readonly fields: readonly string[];
}

const LABELS = {
  de: { vatNumber: 'UID-Nummer', accountHolder: 'Kontoinhaber/in', phoneNumber: 'Telefon' },
  en: { vatNumber: 'VAT number', accountHolder: 'Account holder', phoneNumber: 'Phone' },
} as const;

const STREET = 'address.streetNameAndNumber';
const TOWN = ['address.postalCode', 'address.location'] as const;

const joined = (separator: string, ...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
const townOf = ({ address }: Sender): string => joined(' ', address.postalCode, address.location);

/** At home nobody writes it. */
const countryOf = ({ address: { countryCode } }: Sender, language: PaperLanguage): string | null =>
  countryCode === 'AT' || !countryCode ? null : countryNameOf(countryCode, language);

/** The small line above the recipient's address: it shows through the window, for letters that come back. */
export const returnLineOf = (sender: Sender): SenderLine => ({
  text: joined(' · ', sender.name, sender.address.streetNameAndNumber, townOf(sender)),
  fields: ['name', STREET, ...TOWN],
});

/** The foot of every paper in three columns: who, tax and bank, how to reach. The first line is the name. */
export function footerColumnsOf(
  sender: Sender,
  language: PaperLanguage = 'de',
): readonly [SenderLine[], SenderLine[], SenderLine[]] {
  const labels = LABELS[language];
  const line = (field: string, value: string | null | undefined, label = ''): SenderLine[] =>
    value?.trim() ? [{ text: joined(' ', label, value), fields: [field] }] : [];
  const address = joined(', ', sender.address.streetNameAndNumber, townOf(sender));
  return [
    [
      ...line('name', sender.name),
      ...(address ? [{ text: address, fields: [STREET, ...TOWN] }] : []),
      ...line('address.countryCode', countryOf(sender, language)),
      ...line('companyRegistrationNumber', sender.companyRegistrationNumber),
      ...line('companyRegistrationCourt', sender.companyRegistrationCourt),
    ],
    [
      ...line('vatNumber', sender.vatNumber, labels.vatNumber),
      ...line(
        'accountHolder',
        sender.accountHolder?.trim() === sender.name.trim() ? null : sender.accountHolder,
        labels.accountHolder,
      ),
      ...line('iban', groupedIban(plainIban(sender.iban ?? '')), 'IBAN'),
      ...line('bic', plainIban(sender.bic ?? ''), 'BIC'),
    ],
    [
      ...line('phoneNumber', sender.phoneNumber, labels.phoneNumber),
      ...line('contactEmail', sender.contactEmail),
      ...(sender.footerText ?? '').split('\n').flatMap((text) => line('footerText', text)),
    ],
  ];
}
