import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_LIMITS, documentLimits } from '#platform/graphql/document-limits.ts';

const schema = buildSchema('type Query { a: Query! b: Int items: [Query!]! }');
const complaints = (document: string) =>
  validate(schema, parse(document), [documentLimits]).map(({ message }) => message);
const nested = (field: string, levels: number): string =>
  levels === 0 ? 'b' : `${field} { ${nested(field, levels - 1)} }`;

describe('the limits of a document', () => {
  test('depth: the limit passes, one more does not', () => {
    expect(complaints(`{ ${nested('a', DOCUMENT_LIMITS.depth - 1)} }`)).toEqual([]);
    expect(complaints(`{ ${nested('a', DOCUMENT_LIMITS.depth)} }`)).toEqual(['The document is deeper than 10 levels.']);
  });

  test('depth counts through fragments', () => {
    const document = `{ ${nested('a', 5)} ...f } fragment f on Query { ${nested('a', 10)} }`;
    expect(complaints(document)).toEqual(['The document is deeper than 10 levels.']);
  });

  test('a list within a list costs the product', () => {
    expect(complaints('{ items { b } }')).toEqual([]);
    expect(complaints('{ items { items { b } } }')).toEqual(['The document asks for too much at once.']);
  });

  test('a circle of fragments does not hang', () => {
    expect(complaints('{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }')).toEqual([]);
  });
});
