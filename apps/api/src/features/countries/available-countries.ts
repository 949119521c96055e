import { type Country, countriesIn, isLanguageTag } from '@gastspiel/domain/countries/countries.ts';
import { z } from 'zod';
import { query } from '#platform/graphql/use-case.ts';

/** Sorting all countries takes milliseconds, and anybody may ask: the few languages that are asked for are kept. */
const known = new Map<string, readonly Country[]>();
const MAX_KNOWN = 50;

function countriesOnce(language: string): readonly Country[] {
  const countries = known.get(language) ?? countriesIn(language);
  if (known.size < MAX_KNOWN) known.set(language, countries);
  return countries;
}

export const availableCountries = query({
  action: 'countries.read',
  input: z.object({
    displayLanguage: z.string().max(35).refine(isLanguageTag, 'Diese Sprache ist nicht bekannt, z. B. „de“.'),
  }),
  run: ({ input }) => countriesOnce(input.displayLanguage),
});
