import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { servedBy } from '#platform/graphql/build-schema.ts';
import { chosenOf, type Served } from '#platform/graphql/choice.ts';
import type { Mutation, Query } from '#platform/graphql/use-case.ts';

export interface CalledField {
  readonly served: Served;
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
}

export interface CalledFields {
  readonly operation: OperationDefinitionNode['operation'];
  readonly fields: readonly CalledField[];
}

const cache = new WeakMap<DocumentNode, CalledFields>();

/** The root fields that a document calls, through all fragments and whatever @skip says: rather one too many. */
export function calledFields(schema: GraphQLSchema, document: DocumentNode): CalledFields {
  const known = cache.get(document);
  if (known) return known;
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('a validated document has an operation');
  const type = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const fields: CalledField[] = [];

  const walk = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = document.definitions.find(
          (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) walk(fragment.selectionSet);
      } else {
        const definition = type?.getFields()[selection.name.value];
        // Anything else here is __typename, which says nothing of anybody.
        if (type && definition) fields.push({ served: servedBy(type, definition.name), node: selection, definition });
      }
    }
  };
  walk(operation.selectionSet);

  const found = { operation: operation.operation, fields };
  cache.set(document, found);
  return found;
}

/** The use case that a call means. */
export const useCaseOf = (field: CalledField, variables: Record<string, unknown>): Query | Mutation =>
  field.served.kind === 'CHOICE' ? chosenOf(field.served, argumentsOf(field, variables)) : field.served;

export const argumentsOf = ({ definition, node }: CalledField, variables: Record<string, unknown>) =>
  getArgumentValues(definition, node, variables);
