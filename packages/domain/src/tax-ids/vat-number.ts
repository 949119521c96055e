/** The part after the country's prefix in a VAT id (UID-Nummer) of the European Union. */
const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['AT', /^U\d{8}$/],
  ['BE', /^[01]\d{9}$/],
  ['BG', /^\d{9,10}$/],
  ['CY', /^\d{8}[A-Z]$/],
  ['CZ', /^\d{8,10}$/],
  ['DE', /^\d{9}$/],
  ['DK', /^\d{8}$/],
  ['EE', /^\d{9}$/],
  ['EL', /^\d{9}$/],
  ['ES', /^[A-Z0-9]\d{7}[A-Z0-9]$/],
  ['FI', /^\d{8}$/],
  ['FR', /^[A-HJ-NP-Z0-9]{2}\d{9}$/],
  ['HR', /^\d{11}$/],
  ['HU', /^\d{8}$/],
  ['IE', /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/],
  ['IT', /^\d{11}$/],
  ['LT', /^(\d{9}|\d{12})$/],
  ['LU', /^\d{8}$/],
  ['LV', /^\d{11}$/],
  ['MT', /^\d{8}$/],
  ['NL', /^[A-Z0-9+*]{10}\d{2}$/],
  ['PL', /^\d{10}$/],
  ['PT', /^\d{9}$/],
  ['RO', /^\d{2,10}$/],
  ['SE', /^\d{10}01$/],
  ['SI', /^\d{8}$/],
  ['SK', /^\d{10}$/],
]);

/** Greece is GR to the post and EL to the tax office. */
const prefixOf = (countryCode: string): string => (countryCode === 'GR' ? 'EL' : countryCode);

export const isEuCountry = (countryCode: string): boolean => countryCode !== 'EL' && FORMATS.has(prefixOf(countryCode));

/** As registers write it: capitals, without the blanks, dots and hyphens that people put in to read it. */
export const normalizeVatNumber = (raw: string): string => raw.replaceAll(/[\s.\-/]/g, '').toUpperCase();

export type VatNumberFault = 'PREFIX' | 'FORMAT' | 'CHECK_DIGIT';

/** The fault of a normalised number as one of the European Union, or undefined. */
export function vatNumberFault(number: string): VatNumberFault | undefined {
  const prefix = number.slice(0, 2);
  const format = FORMATS.get(prefix);
  if (!format) return 'PREFIX';
  if (!format.test(number.slice(2))) return 'FORMAT';
  return prefix === 'AT' && !hasAustrianCheckDigit(number.slice(3)) ? 'CHECK_DIGIT' : undefined;
}

/** Every second digit counts as the digits of its double; four is added, and the last digit fills up to ten. */
function hasAustrianCheckDigit(eightDigits: string): boolean {
  const digits = Array.from(eightDigits, Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => {
    const doubled = 2 * digit;
    return total + (index % 2 === 0 ? digit : Math.floor(doubled / 10) + (doubled % 10));
  }, 4);
  return (10 - (sum % 10)) % 10 === digits[7];
}
