export {
  addressInput,
  addressType,
  partialAddressInput,
  partialAddressType,
} from '#features/contact/address.graphql.ts';
export { PartialAddressRow } from '#features/contact/address-row.ts';
