import { expect, test } from 'vitest';
import {
  differsFromBirthday,
  isSocialSecurityNumber,
  plainSocialSecurityNumber,
} from '#domain/target-users/social-security-number.ts';

test.each([
  ['1237 010180', true],
  ['1237/010180', true],
  ['1237-010180', true],
  ['1237 / 010180', true],
  ['1231 150385', true],
  ['4560 290200', true],
  ['3212 241205', true],
  ['2003 080906', true],
  ['1003 011375', true],
  ['5556 011365', true],
  ['1238 010180', false],
  ['2237 010180', false],
  ['0237 010180', false],
  ['123701018', false],
  ['12370101800', false],
  ['', false],
])('%s is valid: %s', (raw, valid) => {
  expect(isSocialSecurityNumber(plainSocialSecurityNumber(raw))).toBe(valid);
});

test.each([
  ['1237010180', '1980-01-01', false],
  ['1237010180', '1980-01-02', true],
  ['1003011375', '1975-01-01', true],
  ['1237010180', null, false],
])('%s with the birthday %s deserves a question: %s', (plain, birthday, differs) => {
  expect(differsFromBirthday(plain, birthday)).toBe(differs);
});
