import { expect, test } from 'vitest';
import { listLicences, mayShip, refused } from '#tooling/licences.ts';

test('nothing ships under a licence that nobody thought through', () => {
  expect(refused(listLicences())).toEqual([]);
});

test.each([
  ['a', 'MIT', true],
  ['a', '(MIT OR EUPL-1.1+)', true],
  ['a', 'MIT AND GPL-3.0', false],
  ['a', 'AGPL-3.0', false],
  ['a', 'not named', false],
  ['a', 'OFL-1.1', false],
  ['@fontsource-variable/inter', 'OFL-1.1', true],
])('%s under %s may ship: %s', (name, licence, may) => {
  expect(mayShip(name, licence)).toBe(may);
});
