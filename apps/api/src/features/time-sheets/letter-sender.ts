import { groupedIban } from '@gastspiel/domain/bank/iban.ts';
import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import { z } from 'zod';
import { type Letter, linesOf } from '#platform/pdf/letter.ts';

const optional = z.string().nullable();

/** Who writes, as it stands on every letter. */
export const letterSenderData = z.strictObject({
  name: z.string(),
  streetNameAndNumber: z.string(),
  postalCode: z.string(),
  location: z.string(),
  countryCode: z.string().length(2),
  vatNumber: optional,
  companyRegistrationNumber: optional,
  companyRegistrationCourt: optional,
  contactEmail: optional,
  phoneNumber: optional,
  accountHolder: optional,
  iban: optional,
  bic: optional,
  footerText: optional,
});
type LetterSender = z.output<typeof letterSenderData>;

/** The sender's parts of a letter: what is not there leaves no gap. */
export function letterSender(sender: LetterSender): Pick<Letter, 'returnLine' | 'footer'> {
  const place = `${sender.postalCode} ${sender.location}`;
  const isAbroad = sender.countryCode !== 'AT';
  return {
    returnLine: [sender.name, sender.streetNameAndNumber, place].join(' · '),
    footer: [
      linesOf(
        sender.name,
        `${sender.streetNameAndNumber}, ${place}`,
        isAbroad && countryNameOf(sender.countryCode),
        sender.companyRegistrationNumber,
        sender.companyRegistrationCourt,
      ),
      linesOf(
        sender.vatNumber && `UID-Nummer ${sender.vatNumber}`,
        sender.accountHolder !== sender.name && sender.accountHolder && `Kontoinhaber ${sender.accountHolder}`,
        sender.iban && `IBAN ${groupedIban(sender.iban)}`,
        sender.bic && `BIC ${sender.bic}`,
      ),
      linesOf(sender.phoneNumber && `Telefon ${sender.phoneNumber}`, sender.contactEmail, sender.footerText),
    ],
  };
}
