import type { Cents } from '#domain/money/money.ts';

/** EPC069-12: what a banking app reads off the paper. */
export interface Payment {
  readonly name: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly amount: Cents;
  readonly text: string;
}

const MAX_BYTES = 331;
const MAX_NAME = 70;
const MAX_TEXT = 140;
const MAX_AMOUNT: Cents = 99_999_999_999n;

/** The text of the payment code; nothing where no code is allowed: for what is given back, or for sums that no code can say. */
export function epcCode({ name, iban, bic, amount, text }: Payment): string | null {
  if (amount <= 0n || amount > MAX_AMOUNT) return null;
  const cents = String(amount).padStart(3, '0');
  const euro = `EUR${cents.slice(0, -2)}.${cents.slice(-2)}`;
  const code = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    short(name, MAX_NAME),
    iban,
    euro,
    '',
    '',
    short(text, MAX_TEXT),
  ].join('\n');
  return new TextEncoder().encode(code).length <= MAX_BYTES ? code : null;
}

const short = (text: string, max: number): string => Array.from(text).slice(0, max).join('').trim();
