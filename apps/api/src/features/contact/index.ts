export {
  addressInput,
  addressType,
  partialAddressInput,
  partialAddressType,
} from '#features/contact/address.graphql.ts';
