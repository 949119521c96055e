import { expect, test } from 'vitest';
import { AddressInput, email, optionalPhone, PartialAddressInput } from '#domain/contact/contact-input.ts';

test.each([
  ['anna@example.at', true],
  ['anna.mayr+x@mail.example.at', true],
  ['anna@example', false],
  ['anna mayr@example.at', false],
  ['anna@exa@mple.at', false],
  ['Anna <anna@example.at>', false],
  ['a@b.c,d@e.f', false],
  ['anna@müller.example', true],
  ["o'hara_1@sub-domain.example.at", true],
  ['julia.müllner@example.at', false],
  ['a..b@example.at', false],
  ['.a@example.at', false],
  ['a.@example.at', false],
  ['a@-example.at', false],
  ['a@example-.at', false],
  ['a@example..at', false],
  ['a@example.at.', false],
  ['a@10.0.0.1', false],
  ['a\u0007b@example.at', false],
  [`${'a'.repeat(65)}@example.at`, false],
  ['', false],
])('%s as an e-mail address: %s', (value, valid) => {
  expect(email.safeParse(value).success).toBe(valid);
});

test.each([
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
  ['+43 664 1234567', '+43 664 1234567'],
])('%s as an optional phone number is kept as %s', (value, kept) => {
  expect(optionalPhone.parse(value)).toBe(kept);
});

const HOME = { streetNameAndNumber: 'Hauptstraße 12/2/14', postalCode: '1010', location: 'Wien', countryCode: 'AT' };
test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ postalCode: '0123' }, 'postalCode'],
  [{ postalCode: '12345' }, 'postalCode'],
  [{ postalCode: '12345', countryCode: 'DE' }, undefined],
  [{ countryCode: 'XX' }, 'countryCode'],
  [{ streetNameAndNumber: ' ' }, 'streetNameAndNumber'],
  [{ location: 'x'.repeat(65) }, 'location'],
])('an address with %j is wrong at %s', (changes, field) => {
  expect(AddressInput.safeParse({ ...HOME, ...changes }).error?.issues[0]?.path.join('.')).toBe(field);
});

test('a country that nobody chose is asked for in German', () => {
  const issues = AddressInput.safeParse({ ...HOME, countryCode: null }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(['Bitte ein Land auswählen.']);
});

test('an address may have gaps where nobody sends letters', () => {
  const gaps = { streetNameAndNumber: '', postalCode: null, location: undefined, countryCode: 'AT' };
  expect(PartialAddressInput.parse(gaps)).toEqual({
    streetNameAndNumber: null,
    postalCode: null,
    location: null,
    countryCode: 'AT',
  });
});
