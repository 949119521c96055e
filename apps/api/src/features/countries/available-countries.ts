import { countriesIn, isLanguageTag } from '@gastspiel/domain/countries/countries.ts';
import { z } from 'zod';
import { query } from '#platform/graphql/use-case.ts';

export const availableCountries = query({
  action: 'countries.read',
  input: z.object({
    displayLanguage: z.string().max(35).refine(isLanguageTag, 'Diese Sprache ist nicht bekannt, z. B. „de“.'),
  }),
  run: ({ input }) => countriesIn(input.displayLanguage),
});
