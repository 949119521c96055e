import { expect, test } from 'vitest';
import { nameKey } from '#domain/bank-statements/name-key.ts';

test.each([
  ['Restaurant Zwölfender e.U.', 'RESTAURANT ZWOELFENDER'],
  ['Messe-Gastronomie GmbH', 'Messe Gastronomie Ges.m.b.H.'],
  ['Gebrüder Weiß GmbH & Co KG', 'GEBRUEDER WEISS'],
  ['Café Élysée', 'Cafe Elysee'],
])('%j is %j', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['Hotel Post', 'Hotel Rose'],
  ['Agentur', 'AG Entur GmbH 2'],
])('%j is not %j', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test('a legal form alone is no name', () => {
  expect(nameKey('GmbH & Co. KG')).toBe('');
});
