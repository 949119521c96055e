export { addressTypes } from '#features/contact/address.graphql.ts';
