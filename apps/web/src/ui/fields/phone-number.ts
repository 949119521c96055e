/** Austria first, then its neighbours, then where many of the trade's people come from. */
export const DIAL_CODES = [
  '+43',
  '+49',
  '+41',
  '+423',
  '+39',
  '+386',
  '+36',
  '+421',
  '+420',
  '+385',
  '+387',
  '+381',
  '+48',
  '+40',
  '+359',
  '+380',
  '+90',
  '+44',
  '+33',
  '+34',
  '+31',
  '+32',
  '+45',
  '+46',
  '+30',
  '+351',
  '+1',
] as const;

interface PhoneParts {
  readonly code: string;
  readonly rest: string;
}

/** Takes a number apart. The longest code wins: +421 is Slovakia, not +42 and a one. */
export function splitPhone(phone: string | null | undefined): PhoneParts {
  const plain = (phone ?? '').trim().replace(/^00/, '+');
  const code = [...DIAL_CODES].sort((one, other) => other.length - one.length).find((known) => plain.startsWith(known));
  return code ? { code, rest: plain.slice(code.length).trim() } : { code: DIAL_CODES[0], rest: plain };
}

/** Puts a number together; the zero in front of a national number falls away. Empty stays empty. */
export function joinPhone({ code, rest }: PhoneParts): string {
  const typed = rest.trim();
  if (/^(\+|00)/.test(typed)) return typed.replace(/^00/, '+');
  const national = typed.replace(/^\(?0\)?\s*/, '');
  return national === '' ? '' : `${code} ${national}`;
}
