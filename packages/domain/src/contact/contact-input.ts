import { z } from 'zod';
import { CONTACT_RULES, CONTACT_LIMITS as LIMITS } from '#domain/contact/contact-rules.ts';
import { canonicalPhone } from '#domain/contact/phone.ts';
import { isCountryCode } from '#domain/countries/countries.ts';
import { isEmailAddress } from '#domain/input/email-address.ts';
import { INPUT_RULES } from '#domain/input/input-rules.ts';
import { optionalText, orNone, requiredText } from '#domain/input/text-input.ts';

export const email = requiredText(LIMITS.email).refine(isEmailAddress, CONTACT_RULES.email);
export const optionalEmail = orNone(email);

export const phone = requiredText(LIMITS.phone).transform((value, context) => {
  const kept = canonicalPhone(value);
  if (kept !== null) return kept;
  context.addIssue({ code: 'custom', message: value === '' ? INPUT_RULES.required : CONTACT_RULES.phone });
  return z.NEVER;
});
export const optionalPhone = orNone(phone);

export const countryCode = z.string(CONTACT_RULES.country).refine(isCountryCode, CONTACT_RULES.country);

interface Place {
  readonly postalCode: string | null;
  readonly countryCode: string;
}
const postalCodeFits = ({ postalCode, countryCode: country }: Place): boolean =>
  country !== 'AT' || postalCode === null || /^[1-9]\d{3}$/.test(postalCode);
const POSTAL_CODE = { message: CONTACT_RULES.postalCode, path: ['postalCode'] };

/** An address that letters and invoices go to: whole. */
export const AddressInput = z
  .object({
    streetNameAndNumber: requiredText(LIMITS.street),
    postalCode: requiredText(LIMITS.postalCode),
    location: requiredText(LIMITS.location),
    countryCode,
  })
  .refine(postalCodeFits, POSTAL_CODE);

/** An address that may still have gaps, such as a worker's or a venue's. */
export const PartialAddressInput = z
  .object({
    streetNameAndNumber: optionalText(LIMITS.street),
    postalCode: optionalText(LIMITS.postalCode),
    location: optionalText(LIMITS.location),
    countryCode,
  })
  .refine(postalCodeFits, POSTAL_CODE);
