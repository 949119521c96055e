import { isIntrospectionType, isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { buildSchema } from '#platform/graphql/build-schema.ts';
import type { createBuilder } from '#platform/graphql/builder.ts';

test('every type and every root field says what it is', () => {
  const schema = buildSchema(SCHEMA_PARTS);
  const types = Object.values(schema.getTypeMap());
  const ours = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect([...ours, ...roots].filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('a root field that goes around the use-case machine is not served at all', () => {
  const around = (builder: ReturnType<typeof createBuilder>) =>
    builder.queryField('shortcut', (t) => t.string({ resolve: () => 'no permission asked' }));
  expect(() => buildSchema([around])).toThrow('Query.shortcut is not served by a use case');
});
