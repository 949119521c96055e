/** The words that people write for units, by their code of UN/ECE recommendation 20. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  HUR: ['h', 'std', 'stunde', 'stunden', 'hour', 'hours', 'hrs'],
  MIN: ['min', 'minute', 'minuten', 'minutes'],
  DAY: ['tag', 'tage', 'day', 'days'],
  KMT: ['km', 'kilometer', 'kilometre', 'kilometres'],
  H87: ['stk', 'stück', 'pc', 'pcs', 'piece', 'pieces'],
  LS: ['pauschale', 'pausch', 'psch', 'pauschal', 'lump sum', 'flat'],
};
const CODES = new Map(Object.entries(WORDS).flatMap(([code, words]) => words.map((word) => [word, code] as const)));

/** None for a word that only its writer knows: machines then read a plain number, and people the word itself. */
export const unitCodeOf = (unit: string): string | undefined => CODES.get(unit.trim().toLowerCase().replace(/\.$/, ''));
