import type { Percentage } from '#domain/money/amounts.ts';
import { isEuCountry, vatNumberFault } from '#domain/tax-ids/vat-number.ts';
import type { Day } from '#domain/time/vienna-day.ts';

/** Why an invoice bears the tax that it bears. Nothing is ever without tax for no reason. */
export const TAX_TREATMENTS = ['TAXED', 'REVERSE_CHARGE', 'NOT_TAXABLE'] as const;
export type TaxTreatment = (typeof TAX_TREATMENTS)[number];

const HOME = 'AT';

/** The rate of § 10 UStG by the day of the service. Staff leasing knows no other one. */
const STANDARD_RATES: readonly { readonly from: Day; readonly percentage: Percentage }[] = [
  { from: '1984-01-01', percentage: 2000n },
];

export const standardRateOn = (day: Day): Percentage =>
  STANDARD_RATES.findLast(({ from }) => from <= day)?.percentage ?? 2000n;

export const taxPercentageOf = (treatment: TaxTreatment, day: Day): Percentage =>
  treatment === 'TAXED' ? standardRateOn(day) : 0n;

interface TaxedRecipient {
  readonly countryCode: string;
  readonly vatNumber: string | null;
}

/**
 * The law's treatments for a recipient, the proposed one first (§ 3a Abs. 6 UStG): leased staff is taxed where the customer is
 * established. Abroad in the Union the customer owes the tax, if their VAT number says that they are a business.
 */
export function treatmentsFor({ countryCode, vatNumber }: TaxedRecipient): readonly TaxTreatment[] {
  if (countryCode === HOME) return ['TAXED'];
  if (!isEuCountry(countryCode)) return ['NOT_TAXABLE', 'TAXED'];
  const isBusiness = vatNumber !== null && vatNumberFault(vatNumber) === undefined && !vatNumber.startsWith(HOME);
  return isBusiness ? ['REVERSE_CHARGE', 'TAXED'] : ['TAXED'];
}

/** How a recipient who was changed is taxed: a draft that took the proposal follows it, a choice of one's own stays while it is offered. */
export function treatmentAfter(current: TaxTreatment, before: TaxedRecipient, after: TaxedRecipient): TaxTreatment {
  const [proposed = 'TAXED', ...others] = treatmentsFor(after);
  const wasProposed = treatmentsFor(before)[0] === current;
  return !wasProposed && others.includes(current) ? current : proposed;
}

export const PAPER_LANGUAGES = ['de', 'en'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];
export const languageFor = (countryCode: string): PaperLanguage =>
  ['AT', 'DE', 'CH', 'LI', 'LU'].includes(countryCode) ? 'de' : 'en';

/** The sentence that the paper needs where there is no tax on it. */
export const TAX_SENTENCES: Readonly<Record<Exclude<TaxTreatment, 'TAXED'>, Readonly<Record<PaperLanguage, string>>>> =
  {
    REVERSE_CHARGE: {
      de: 'Übergang der Steuerschuld auf den Leistungsempfänger (Reverse Charge) – § 3a Abs. 6 UStG, Art. 196 MwSt-Richtlinie 2006/112/EG.',
      en: 'Reverse charge: the recipient is liable for the VAT (Article 196 of Directive 2006/112/EC, section 3a (6) of the Austrian VAT Act).',
    },
    NOT_TAXABLE: {
      de: 'Leistung in Österreich nicht steuerbar gemäß § 3a Abs. 6 UStG.',
      en: 'Service not taxable in Austria (section 3a (6) of the Austrian VAT Act).',
    },
  };
