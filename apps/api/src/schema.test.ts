import {
  type GraphQLArgument,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { buildSchema } from '#platform/graphql/build-schema.ts';
import type { createBuilder } from '#platform/graphql/builder.ts';

/** The names of everything in a type that has no description. */
function undescribed(type: GraphQLNamedType): string[] {
  const own = type.description ? [] : [type.name];
  if (isEnumType(type) || !(isObjectType(type) || isInputObjectType(type))) return own;
  const fields = Object.values(type.getFields());
  const inner = fields.flatMap((field) => [
    ...(field.description ? [] : [`${type.name}.${field.name}`]),
    ...('args' in field ? (field.args as readonly GraphQLArgument[]) : [])
      .filter(({ description }) => !description)
      .map(({ name }) => `${type.name}.${field.name}(${name})`),
  ]);
  return [...own, ...inner];
}

test('every type, field and argument says what it is', () => {
  const types = Object.values(buildSchema(SCHEMA_PARTS).getTypeMap());
  const ours = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  expect(ours.flatMap(undescribed)).toEqual([]);
});

test('a root field that goes around the use-case machine is not served at all', () => {
  const around = (builder: ReturnType<typeof createBuilder>) =>
    builder.queryField('shortcut', (t) => t.string({ resolve: () => 'no permission asked' }));
  expect(() => buildSchema([around])).toThrow('Query.shortcut is not served by a use case');
});
