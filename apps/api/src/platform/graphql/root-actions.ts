import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { useCaseOf } from '#platform/graphql/build-schema.ts';

export interface RootActions {
  readonly operation: OperationDefinitionNode['operation'];
  readonly actions: readonly Action[];
}

const cache = new WeakMap<DocumentNode, RootActions>();

/** The actions of a document's root fields, through all fragments and whatever @skip says: rather one too many. */
export function rootActions(schema: GraphQLSchema, document: DocumentNode): RootActions {
  const known = cache.get(document);
  if (known) return known;
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('a validated document has an operation');
  const type = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const actions = new Set<Action>();

  const walk = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        if (type && !name.startsWith('__')) actions.add(useCaseOf(type, name).action);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else {
        const fragment = document.definitions.find(
          (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) walk(fragment.selectionSet);
      }
    }
  };
  walk(operation.selectionSet);

  const found = { operation: operation.operation, actions: [...actions] };
  cache.set(document, found);
  return found;
}
