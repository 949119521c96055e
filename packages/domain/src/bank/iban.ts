/** How long an IBAN is where Austrian agencies pay to; elsewhere the check digits must do. */
const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  DE: 22,
  CH: 21,
  LI: 21,
  IT: 27,
  SI: 19,
  HU: 28,
  SK: 24,
  CZ: 24,
};

/** As it is kept: capitals without blanks. */
export const plainIban = (raw: string): string => raw.replace(/\s/g, '').toUpperCase();

/** ISO 13616: the country's length and the remainder 1 by 97. */
export function isIban(plain: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  const length = LENGTHS[plain.slice(0, 2)];
  if (length !== undefined && length !== plain.length) return false;
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}

/** In groups of four, as it stands on a bank card. */
export const groupedIban = (plain: string): string => plain.replace(/(.{4})(?=.)/g, '$1 ');

export const isBic = (plain: string): boolean => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(plain);
