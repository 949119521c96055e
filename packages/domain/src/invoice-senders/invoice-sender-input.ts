import { z } from 'zod';
import { bic, iban } from '#domain/bank/bank-input.ts';
import { AddressInput, email, optionalEmail, optionalPhone } from '#domain/contact/contact-input.ts';
import { CONTACT_LIMITS } from '#domain/contact/contact-rules.ts';
import { optionalNotes, optionalText, orNone, requiredText } from '#domain/input/text-input.ts';
import { hasTwoDecimals, MONEY_RULES } from '#domain/money/money.ts';
import { taxIdsOf } from '#domain/tax-ids/tax-ids.ts';

export const INVOICE_SENDER_LIMITS = {
  vatNumber: 32,
  companyRegistrationNumber: 32,
  companyRegistrationCourt: 128,
  /** The payment code on an invoice has no room for more. */
  accountHolder: 70,
  closureText: 2048,
  footerText: 2048,
} as const;
const LIMITS = INVOICE_SENDER_LIMITS;

export const PERCENTAGE_RULE = 'Bitte einen Prozentsatz über 0 angeben, z. B. 25.';
/** None: not asked for. */
const optionalPercentage = z
  .number(PERCENTAGE_RULE)
  .positive(PERCENTAGE_RULE)
  .max(1000, PERCENTAGE_RULE)
  .refine(hasTwoDecimals, MONEY_RULES.decimals)
  .nullish()
  .transform((percentage) => percentage ?? null);

/**
 * The agency as it stands on its papers. Register and VAT number may be missing: small companies have neither. Which form
 * they have follows from the country.
 */
export const InvoiceSenderInput = z
  .object({
    name: requiredText(CONTACT_LIMITS.name),
    vatNumber: optionalText(LIMITS.vatNumber),
    companyRegistrationNumber: optionalText(LIMITS.companyRegistrationNumber),
    companyRegistrationCourt: optionalText(LIMITS.companyRegistrationCourt),
    address: AddressInput,
    contactEmail: email,
    phoneNumber: optionalPhone,
    accountHolder: optionalText(LIMITS.accountHolder),
    iban: orNone(iban),
    bic: orNone(bic),
    closureText: optionalNotes(LIMITS.closureText),
    footerText: optionalNotes(LIMITS.footerText),
    invoiceCopyEmail: optionalEmail,
    nightSurcharge: optionalPercentage,
    sundaySurcharge: optionalPercentage,
    holidaySurcharge: optionalPercentage,
    /** Left out it stays as it is; null removes it; else the picture as base64 or data URI. */
    logoBase64: z.string().nullish(),
  })
  .transform((sender, context) => ({ ...sender, ...taxIdsOf(sender, sender.address.countryCode, context) }));

/** A sender as it was entered, checked, without its logo. */
export type InvoiceSenderValues = Omit<z.output<typeof InvoiceSenderInput>, 'logoBase64'>;
