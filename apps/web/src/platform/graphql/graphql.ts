import type { initGraphQLTada } from '#platform/graphql/graphql.ts';
import { writeDocument } from './document.ts';
import type { introspection } from './schema-types.d.ts';

type Typed = ReturnType<typeof initGraphQLTada<{ introspection: introspection; disableMasking: true }>>;

/** Writes a GraphQL document; its result and variables get their types from the API's schema. At run time it is a text. */
export const graphql = writeDocument as unknown as Typed;
