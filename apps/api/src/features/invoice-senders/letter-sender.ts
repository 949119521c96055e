import { footerColumnsOf, returnLineOf, type SenderLine } from '@gastspiel/domain/invoice-senders/sender-lines.ts';
import type { PaperLanguage } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { z } from 'zod';
import type { Letter } from '#platform/pdf/letter.ts';

const optional = z.string().nullable();

/** Who writes, as it stands on every letter. */
export const letterSenderData = z.strictObject({
  name: z.string(),
  address: z.strictObject({
    streetNameAndNumber: z.string(),
    postalCode: z.string(),
    location: z.string(),
    countryCode: z.string().length(2),
  }),
  vatNumber: optional,
  companyRegistrationNumber: optional,
  companyRegistrationCourt: optional,
  contactEmail: z.string(),
  phoneNumber: optional,
  accountHolder: optional,
  iban: optional,
  bic: optional,
  footerText: optional,
});

/** The sender's parts of a letter, in the words of the preview on its page. */
export function letterSender(
  sender: z.output<typeof letterSenderData>,
  language: PaperLanguage = 'de',
): Pick<Letter, 'returnLine' | 'footer'> {
  const [who, bank, contact] = footerColumnsOf(sender, language);
  return { returnLine: returnLineOf(sender).text, footer: [textsOf(who), textsOf(bank), textsOf(contact)] };
}

const textsOf = (lines: readonly SenderLine[]): string[] => lines.map(({ text }) => text);
