import { expect, test } from 'vitest';
import { countriesIn, isLanguageTag } from '#domain/countries/countries.ts';

test('there are the 249 countries of ISO 3166-1 and Kosovo, each once', () => {
  const codes = countriesIn('de').map(({ code }) => code);
  expect(new Set(codes).size).toBe(250);
});

test('every country has a name, in German and in English', () => {
  for (const language of ['de', 'en']) {
    for (const { code, name } of countriesIn(language)) expect(name, `${code} in ${language}`).not.toBe(code);
  }
});

test('German sorts Ägypten and Österreich where Germans look for them', () => {
  const names = countriesIn('de').map(({ name }) => name);
  expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'));
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
});

test.each([
  ['de', true],
  ['de-AT', true],
  ['', false],
  ['kein Tag', false],
])('%j is a language tag: %s', (tag, expected) => expect(isLanguageTag(tag)).toBe(expected));
