import { AddressInput, PartialAddressInput } from '@gastspiel/domain/contact/contact-input.ts';
import type { z } from 'zod';
import { inputOf } from '#platform/graphql/input-of.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const addressType = oncePerSchema((builder) =>
  builder.objectRef<z.output<typeof AddressInput>>('Address').implement({
    description: 'A whole address, such as letters need.',
    fields: (t) => ({
      streetNameAndNumber: t.exposeString('streetNameAndNumber', { description: 'Street, house, staircase, door.' }),
      postalCode: t.exposeString('postalCode'),
      location: t.exposeString('location'),
      countryCode: t.exposeString('countryCode', { description: 'ISO 3166-1 alpha-2, such as AT.' }),
    }),
  }),
);

export const addressInput = inputOf('AddressInput', 'A whole address, such as letters need.', AddressInput, {
  streetNameAndNumber: 'Street, house, staircase, door.',
  countryCode: 'ISO 3166-1 alpha-2, such as AT.',
});

export const partialAddressType = oncePerSchema((builder) =>
  builder.objectRef<z.output<typeof PartialAddressInput>>('PartialAddress').implement({
    description: 'An address that may have gaps.',
    fields: (t) => ({
      streetNameAndNumber: t.exposeString('streetNameAndNumber', { nullable: true, description: 'Street and number.' }),
      postalCode: t.exposeString('postalCode', { nullable: true }),
      location: t.exposeString('location', { nullable: true }),
      countryCode: t.exposeString('countryCode', { description: 'ISO 3166-1 alpha-2.' }),
    }),
  }),
);

export const partialAddressInput = inputOf(
  'PartialAddressInput',
  'An address that may have gaps.',
  PartialAddressInput,
  { countryCode: 'ISO 3166-1 alpha-2.' },
);
