import type { AddressInput } from '@gastspiel/domain/contact/contact-input.ts';
import type { z } from 'zod';
import type { Builder } from '#platform/graphql/builder.ts';

/** Both types are made by the first feature that asks for them, once a schema. */
const types = new WeakMap<Builder, ReturnType<typeof createTypes>>();
const createTypes = (builder: Builder) => ({
  Address: builder.objectRef<z.output<typeof AddressInput>>('Address').implement({
    description: 'A whole address, such as letters need.',
    fields: (t) => ({
      streetNameAndNumber: t.exposeString('streetNameAndNumber', { description: 'Street, house, staircase, door.' }),
      postalCode: t.exposeString('postalCode', { description: 'The postal code.' }),
      location: t.exposeString('location', { description: 'The town.' }),
      countryCode: t.exposeString('countryCode', { description: 'ISO 3166-1 alpha-2, such as AT.' }),
    }),
  }),
  AddressInput: builder.inputRef<z.input<typeof AddressInput>>('AddressInput').implement({
    description: 'A whole address, such as letters need.',
    fields: (t) => ({
      streetNameAndNumber: t.string({ description: 'Street, house, staircase, door.' }),
      postalCode: t.string({ description: 'The postal code.' }),
      location: t.string({ description: 'The town.' }),
      countryCode: t.string({ description: 'ISO 3166-1 alpha-2, such as AT.' }),
    }),
  }),
});

export function addressTypes(builder: Builder) {
  const known = types.get(builder) ?? createTypes(builder);
  types.set(builder, known);
  return known;
}
