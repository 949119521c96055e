import type { Day } from '#domain/time/vienna-day.ts';

const WEIGHTS = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6];

/** As it is kept: ten digits, XXXXDDMMYY. People write a blank, a slash or a dash before the birthday. */
export const plainSocialSecurityNumber = (raw: string): string => raw.replace(/[\s/-]/g, '');

/** The digits after the check digit, which mostly are the birthday: enough to compare two numbers, too little to know one. */
export const socialSecurityNumberEnd = (plain: string): string => plain.slice(4);

/** Three digits, the check digit, then mostly the birthday; when a day's numbers ran out, the month is 13 to 15. */
export function isSocialSecurityNumber(plain: string): boolean {
  const match = /^[1-9]\d{3}(\d{2})(\d{2})\d{2}$/.exec(plain);
  if (!match) return false;
  const [day, month] = [Number(match[1]), Number(match[2])];
  if (day < 1 || day > 31 || month < 1 || month > 15) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(plain[index]), 0);
  // A remainder of 10 has no digit and is never issued.
  return sum % 11 === Number(plain[3]);
}

/** Worth a question, never a refusal: overflow numbers and old registrations differ lawfully. */
export function differsFromBirthday(plain: string, birthday: Day | null): boolean {
  if (birthday === null || !isSocialSecurityNumber(plain)) return false;
  const [year = '', month = '', day = ''] = birthday.split('-');
  return plain.slice(4) !== `${day}${month}${year.slice(2)}`;
}
