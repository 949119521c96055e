import { permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { createBuilder, type SchemaPart } from '#platform/graphql/builder.ts';
import type { Served } from '#platform/graphql/choice.ts';
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

/** Every use case behind a root field; one that is chosen by the field's input is called `field.choice`. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  return [schema.getQueryType(), schema.getMutationType()]
    .filter((type) => type !== null && type !== undefined)
    .flatMap((type) => Object.keys(type.getFields()).flatMap((name) => useCasesOf(type, name)));
}

function useCasesOf(type: GraphQLObjectType, name: string): RootField[] {
  const served = servedBy(type, name);
  if (served.kind !== 'CHOICE') return [{ name, type, useCase: served }];
  return Object.entries(served.of).map(([choice, useCase]) => ({ name: `${name}.${choice}`, type, useCase }));
}

export function servedBy(type: GraphQLObjectType, name: string): Served {
  const extensions = type.getFields()[name]?.extensions as Partial<ServedBy> | undefined;
  if (!extensions?.useCase) throw new Error(`${type.name}.${name} is not served by a use case`);
  return extensions.useCase;
}
