import type { Choice, NameUnknown } from '#domain/imports/import-field.ts';
import { asPools, asTypes } from '#domain/imports/read-cells.ts';

/** In a table nobody sees the list to choose from: the word that it does not have is named, with those that it has. */
const missing = (what: string, words: readonly string[], known: readonly string[]): string => {
  const some = known.length > MOST_NAMED ? [...known.slice(0, MOST_NAMED), '…'] : known;
  return `${what}${words.map(quoted).join(', ')} gibt es nicht (vorhanden: ${some.join(', ') || 'keine'}).`;
};
const MOST_NAMED = 15;
const LONG = 40;
const quoted = (word: string): string => `„${word.length > LONG ? `${word.slice(0, LONG)}…` : word}“`;

const unknownOf = (what: string, ids: unknown, entries: readonly Choice[]): string | undefined => {
  const known = new Set(entries.map(({ id }) => id));
  const words = (Array.isArray(ids) ? ids : []).map(String).filter((id) => !known.has(id));
  if (words.length === 0) return undefined;
  const names = entries.map(({ description }) => description);
  return missing(`${what} `, words, names);
};

export const unknownTypes: NameUnknown = (text, choices) =>
  unknownOf('Einsatzart', asTypes(text, choices), choices.types);
export const unknownPools: NameUnknown = (text, choices) =>
  unknownOf('Personalpool', asPools(text, choices), choices.pools);

export const noneOf =
  (labels: Readonly<Record<string, string>>): NameUnknown =>
  (text) =>
    missing('', [text], Object.values(labels));

export const noCountry: NameUnknown = (text) => `${quoted(text)} ist kein bekanntes Land (z. B. Österreich oder AT).`;
export const neitherYesNorNo: NameUnknown = (text) => `${quoted(text)} heißt weder Ja noch Nein.`;
