import type { Country } from '@gastspiel/domain/countries/countries.ts';
import { availableCountries } from '#features/countries/available-countries.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

export const countriesSchema: SchemaPart = (builder) => {
  const CountryType = builder.objectRef<Country>('Country').implement({
    description: 'A country of the world.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2, such as AT.' }),
      name: t.exposeString('name', { description: 'The name in the language that was asked for.' }),
    }),
  });
  builder.queryField('availableCountries', (t) =>
    t.field({
      type: [CountryType],
      description: 'All countries, sorted as the language sorts.',
      ...serve(builder, availableCountries, { displayLanguage: 'A language tag, such as de or de-AT.' }),
    }),
  );
};
