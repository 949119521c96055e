import { permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { createBuilder, type SchemaPart } from '#platform/graphql/builder.ts';
import type { ServedBy } from '#platform/graphql/serve.ts';
import type { Mutation, Query } from '#platform/graphql/use-case.ts';

export function buildSchema(parts: readonly SchemaPart[]): GraphQLSchema {
  const builder = createBuilder();
  for (const part of parts) part(builder);
  const schema = builder.toSchema();
  // Deny by default: a root field that goes around the machine never gets as far as serving.
  for (const { name, useCase } of rootFields(schema)) {
    // A request's reads share one transaction, bound to the tenant the person acts in.
    if (useCase.kind === 'QUERY' && permissionOf(useCase.action).personal)
      throw new Error(`${name} reads what is personal`);
  }
  return schema;
}

export interface RootField {
  readonly name: string;
  readonly type: GraphQLObjectType;
  readonly useCase: Query | Mutation;
}

export function rootFields(schema: GraphQLSchema): RootField[] {
  return [schema.getQueryType(), schema.getMutationType()]
    .filter((type) => type !== null && type !== undefined)
    .flatMap((type) => Object.keys(type.getFields()).map((name) => ({ name, type, useCase: useCaseOf(type, name) })));
}

export function useCaseOf(type: GraphQLObjectType, name: string): Query | Mutation {
  const extensions = type.getFields()[name]?.extensions as Partial<ServedBy> | undefined;
  if (!extensions?.useCase) throw new Error(`${type.name}.${name} is not served by a use case`);
  return extensions.useCase;
}
