import { expect, test } from 'vitest';
import { searchKey, searchWords } from '#domain/search/search-key.ts';

test.each([
  ['Müller', ['muller', 'mueller', 'müller', 'MÜLLER', 'Mu\u0308ller']],
  ['Café Österreich', ['cafe osterreich', 'CAFÉ OESTERREICH']],
  ['Großer Straßenwirt', ['grosser strassenwirt']],
  ['Jovanović', ['jovanovic']],
])('%s is found by %j', (text, searches) => {
  for (const search of searches) expect(searchKey(search)).toBe(searchKey(text));
});

test('different names stay different', () => {
  expect(searchKey('Moser')).not.toBe(searchKey('Maser'));
});

test.each([
  ['  Hotel   Wien ', ['hotel', 'wien']],
  ['K-1042', ['k-1042']],
  ['   ', []],
])('%j has the words %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
