import { expect, it } from 'vitest';
import { operationOf, textOf, writeDocument } from './document.ts';

const Place = writeDocument('fragment Place on Address { location }');
const Person = writeDocument('fragment Person on TargetUser { id\n    ...Place }', [Place]);

it('holds each fragment once, however many ways lead to it', () => {
  const document = writeDocument('\n  query People {\n    people { ...Person ...Place }\n  }\n', [Person, Place]);
  expect(textOf(document)).toBe(
    'query People {\npeople { ...Person ...Place }\n}\nfragment Person on TargetUser { id\n...Place }\nfragment Place on Address { location }',
  );
});

it.each([
  ['query People { id }', { kind: 'query', name: 'People' }],
  ['mutation Save($id: String!) { save(id: $id) }', { kind: 'mutation', name: 'Save' }],
])('knows what %s is', (text, operation) => {
  expect(operationOf(writeDocument(text))).toEqual(operation);
});

it('refuses a document without a name', () => {
  expect(() => operationOf(writeDocument('{ id }'))).toThrow();
});
