import { canonicalPhone } from '#domain/contact/phone.ts';
import { countriesIn, isCountryCode } from '#domain/countries/countries.ts';
import { type Choice, headingKey, type ReadCell } from '#domain/imports/import-field.ts';

export const asText: ReadCell = (text) => text;

/** 4.11.1999, 04.11.99, 1999-11-04, 4/11/1999, or the number that Excel counts days by; one of four digits is a year, which is no day. */
export const asDay: ReadCell = (text) => {
  const [, year, month, day] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ??
    reversed(/^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/.exec(text.replace(/\s/g, ''))) ??
    [];
  if (year && month && day) return `${century(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{5}$/.test(text)) return text;
  return new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10);
};

const reversed = (match: RegExpExecArray | null) => match && [match[0], match[3], match[2], match[1]];

/** Nobody who works is older than a hundred: 07 is 2007, 68 is 1968. */
const century = (year: string): string => (year.length === 4 ? year : `${Number(year) < 30 ? '20' : '19'}${year}`);

/** An Austrian number unless it says otherwise; a table drops the zero in front. Of two the first. */
export const asPhone: ReadCell = (text) => {
  const [first = ''] = text.split(/[;,/]\s*(?=[+0])|\n/);
  const bare = first.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  if (bare.startsWith('+') || bare.startsWith('00')) return canonicalPhone(bare) ?? text;
  const national = canonicalPhone(`+43${bare.replace(/^0/, '')}`);
  // 43 664 … without its sign.
  return national ?? (bare.startsWith('43') ? canonicalPhone(`+${bare}`) : null) ?? text;
};

const YES = new Set(['ja', 'j', 'x', '1', 'wahr', 'yes', 'y', 'true', 'vorhanden']);
const NO = new Set(['nein', 'n', '0', 'falsch', 'no', 'false', '', 'keiner', 'keine', 'kein']);

export const asYesOrNo: ReadCell = (text) => {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : text;
};

/** One of the values of a list, by its German label, its name or another word for it. */
export function asOneOf(
  labels: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
): ReadCell {
  const words = new Map<string, string>();
  for (const [value, label] of Object.entries(labels))
    words.set(headingKey(value), value).set(headingKey(label), value);
  for (const [word, value] of Object.entries(others)) words.set(headingKey(word), value);
  return (text) => words.get(headingKey(text)) ?? text;
}

let countries: ReadonlyMap<string, string> | undefined;

/** AT, Österreich, Austria; what a passport calls somebody too, as far as it is the country's name. */
export const asCountry: ReadCell = (text) => {
  const code = text.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  countries ??= new Map(
    [...countriesIn('de'), ...countriesIn('en')].map(({ code: known, name }) => [headingKey(name), known] as const),
  );
  return countries.get(headingKey(text)) ?? (isAustrian.test(text.trim()) ? 'AT' : (LICENCE_PLATES[code] ?? text));
};

/** österr., österreichisch, Österreicherin. */
const isAustrian = /^(ö|oe)sterr(\.|eich\.?|eich(er(in|\/in)?|ische?r?))?$/i;

const LICENCE_PLATES: Readonly<Record<string, string>> = {
  A: 'AT',
  D: 'DE',
  H: 'HU',
  I: 'IT',
  F: 'FR',
  AUT: 'AT',
  GER: 'DE',
};

const partsOf = (text: string): readonly string[] =>
  text
    .split(/[;,\n|]/)
    .map((part) => part.trim())
    .filter(Boolean);

const idsOf = (text: string, entries: readonly Choice[]): readonly string[] => {
  const byName = new Map(entries.map(({ id, description }) => [headingKey(description), id]));
  // Whole first: a type may have a comma or a slash in its name.
  const whole = byName.get(headingKey(text));
  if (whole) return [whole];
  return partsOf(text).flatMap((part) => {
    const known = byName.get(headingKey(part));
    if (known) return [known];
    return part.split('/').map((word) => byName.get(headingKey(word)) ?? word.trim());
  });
};

/** "Service, Bar; Küche": what the agency does not have stays a word, which is no id. */
export const asTypes: ReadCell = (text, { types }) => idsOf(text, types);
export const asPools: ReadCell = (text, { pools }) => idsOf(text, pools);

export const asList: ReadCell = (text) => partsOf(text);

/** 1.234,50 or 1234.5 or 24 €. */
export const asAmount: ReadCell = (text) => {
  const bare = text.replace(/[\s€]|EUR/gi, '').replace(/,-$/, '');
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return { value: /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text };
};

export const asNumber: ReadCell = (text) => {
  const plain = text.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
};
