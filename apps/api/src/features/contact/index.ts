export { addressTypes, partialAddressTypes } from '#features/contact/address.graphql.ts';
