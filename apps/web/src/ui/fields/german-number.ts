/** "1.234,50": points part thousands, the comma parts decimals. A lone point before one or two digits is a slip for the comma. */
const GERMAN = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d*)?$/;
const SLIP = /^-?\d+\.\d{1,2}$/;

/**
 * A typed number as a whole number of its smallest unit (`digits` decimals): 1.234,50 with two digits is 123450.
 * Null for an empty text, NaN for one that is no such number: both fail a schema with a sentence of their own.
 */
export function parseGerman(text: string, digits: number): number | null {
  const typed = text.replaceAll(/[\s€%]/g, '').replace('−', '-');
  if (typed === '') return null;
  const plain = SLIP.test(typed) ? typed.replace('.', ',') : typed;
  if (!GERMAN.test(plain)) return Number.NaN;
  const [whole = '', decimals = ''] = plain.replaceAll('.', '').split(',');
  if (decimals.length > digits) return Number.NaN;
  // Put together as text: 0.29 * 100 is not 29 in floating point.
  const value = Number(whole + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

/** The other way round; empty for null and for what is no number. */
export function formatGerman(value: number | null | undefined, digits: number, minDigits = digits): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  return (value / 10 ** digits).toLocaleString('de-DE', {
    minimumFractionDigits: minDigits,
    maximumFractionDigits: digits,
  });
}
