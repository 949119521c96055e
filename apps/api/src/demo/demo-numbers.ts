import type { Draw } from '#app/demo/draw.ts';

const WEIGHTS = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6];

/** A social security number with its check digit, invented for a birthday. */
export function inventSocialSecurityNumber(birthday: string, draw: Draw): string {
  const [year = '', month = '', day = ''] = birthday.split('-');
  for (;;) {
    const serial = 100 + draw.number(900);
    const digits = `${serial}0${day}${month}${year.slice(2)}`;
    const check = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
    // A remainder of 10 has no digit: that serial is skipped, as the authority does.
    if (check < 10) return `${serial}${check}${day}${month}${year.slice(2)}`;
  }
}

/** An Austrian account at a bank code that no bank has. */
export function inventIban(draw: Draw): string {
  const account = `99${String(draw.number(1000)).padStart(3, '0')}${String(draw.number(10 ** 9)).padStart(11, '0')}`;
  const digits = `${account}${parseInt('A', 36)}${parseInt('T', 36)}00`;
  const remainder = [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
  return `AT${String(98 - remainder).padStart(2, '0')}${account}`;
}
