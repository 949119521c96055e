import type { z } from 'zod';
import { canonicalFirmenbuchNumber } from '#domain/tax-ids/company-registration-number.ts';
import { TAX_ID_RULES } from '#domain/tax-ids/tax-id-rules.ts';
import { isEuCountry, normalizeVatNumber, vatNumberFault } from '#domain/tax-ids/vat-number.ts';

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
