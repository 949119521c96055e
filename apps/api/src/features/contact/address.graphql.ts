import type { AddressInput, PartialAddressInput } from '@gastspiel/domain/contact/contact-input.ts';
import type { z } from 'zod';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const addressTypes = oncePerSchema((builder) => ({
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
}));

export const partialAddressTypes = oncePerSchema((builder) => ({
  PartialAddress: builder.objectRef<z.output<typeof PartialAddressInput>>('PartialAddress').implement({
    description: 'An address that may have gaps.',
    fields: (t) => ({
      streetNameAndNumber: t.exposeString('streetNameAndNumber', { nullable: true, description: 'Street and number.' }),
      postalCode: t.exposeString('postalCode', { nullable: true, description: 'Postal code.' }),
      location: t.exposeString('location', { nullable: true, description: 'Town.' }),
      countryCode: t.exposeString('countryCode', { description: 'ISO 3166-1 alpha-2.' }),
    }),
  }),
  PartialAddressInput: builder.inputRef<z.input<typeof PartialAddressInput>>('PartialAddressInput').implement({
    description: 'An address that may have gaps.',
    fields: (t) => ({
      streetNameAndNumber: t.string({ required: false, description: 'Street and number.' }),
      postalCode: t.string({ required: false, description: 'Postal code.' }),
      location: t.string({ required: false, description: 'Town.' }),
      countryCode: t.string({ description: 'ISO 3166-1 alpha-2.' }),
    }),
  }),
}));
