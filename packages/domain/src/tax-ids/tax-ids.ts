import type { z } from 'zod';
import { canonicalFirmenbuchNumber } from '#domain/tax-ids/company-registration-number.ts';
import { isEuCountry, normalizeVatNumber, type VatNumberFault, vatNumberFault } from '#domain/tax-ids/vat-number.ts';

/** The faults of a tax id, in the words that stand at the field. */
const TAX_ID_RULES = {
  vatNumber: {
    PREFIX: 'Bitte mit dem Länderkürzel beginnen, z. B. ATU12345675 oder DE123456789.',
    FORMAT: 'Diese UID-Nummer hat nicht die Form, die für das Länderkürzel gilt, z. B. ATU12345675.',
    CHECK_DIGIT: 'Die Prüfziffer stimmt nicht. Bitte die UID-Nummer auf Tippfehler prüfen.',
  } satisfies Record<VatNumberFault, string>,
  firmenbuchNumber: 'Bitte eine Firmenbuchnummer angeben, z. B. FN 123456a.',
} as const;

interface TaxIds {
  readonly vatNumber: string | null;
  readonly companyRegistrationNumber: string | null;
}

/** The tax ids of a company as they are kept; what is wrong with them is told at their fields. */
export function taxIdsOf(given: TaxIds, countryCode: string, context: z.RefinementCtx): TaxIds {
  const complain = (field: keyof TaxIds, message: string): null => {
    context.addIssue({ code: 'custom', message, path: [field] });
    return null;
  };
  const vatNumber = (raw: string): string | null => {
    const number = normalizeVatNumber(raw);
    const fault = vatNumberFault(number);
    if (!fault) return number;
    // Outside of the Union every country has forms of its own: what is given is taken.
    return isEuCountry(countryCode) ? complain('vatNumber', TAX_ID_RULES.vatNumber[fault]) : raw;
  };
  const registration = (raw: string): string | null =>
    countryCode === 'AT'
      ? (canonicalFirmenbuchNumber(raw) ?? complain('companyRegistrationNumber', TAX_ID_RULES.firmenbuchNumber))
      : raw;
  return {
    vatNumber: given.vatNumber === null ? null : vatNumber(given.vatNumber),
    companyRegistrationNumber:
      given.companyRegistrationNumber === null ? null : registration(given.companyRegistrationNumber),
  };
}
