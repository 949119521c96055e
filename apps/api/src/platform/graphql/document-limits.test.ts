import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_LIMITS, documentLimits } from '#platform/graphql/document-limits.ts';

const schema = buildSchema('type Query { a(page: Page): Query! b: Int items: [Query!]! } input Page { size: Int }');
const complaints = (document: string) =>
  validate(schema, parse(document), [documentLimits]).map(({ message }) => message);
const TOO_MUCH = ['The document asks for too much at once.'];
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
    expect(complaints('{ items { items { b } } }')).toEqual(TOO_MUCH);
  });

  test.each([
    ['written out counts as it is', '{ a(page: { size: 10 }) { items { items { b } } } }', []],
    ['counts for its own list alone', '{ a(page: { size: 10 }) { items { items { items { b } } } } }', TOO_MUCH],
    ['below nothing counts as one', '{ a(page: { size: -9 }) { items { items { items { b } } } } }', TOO_MUCH],
    ['as a variable may be any', 'query ($n: Int) { a(page: { size: $n }) { items { items { b } } } }', TOO_MUCH],
    ['as a whole variable may be any', 'query ($p: Page) { a(page: $p) { items { items { b } } } }', TOO_MUCH],
    ['left out may be any', '{ a(page: {}) { items { items { b } } } }', TOO_MUCH],
  ])('a size of a page that is %s', (_name, document, expected) => {
    expect(complaints(document)).toEqual(expected);
  });

  test('a circle of fragments does not hang', () => {
    expect(complaints('{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }')).toEqual([]);
  });
});
