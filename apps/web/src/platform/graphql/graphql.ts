import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-types.d.ts';

/** Writes a GraphQL document; its result and variables get their types from the API's schema. */
export const graphql = initGraphQLTada<{ introspection: introspection; disableMasking: true }>();
