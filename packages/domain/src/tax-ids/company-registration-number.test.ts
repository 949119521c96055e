import { expect, test } from 'vitest';
import { canonicalFirmenbuchNumber } from '#domain/tax-ids/company-registration-number.ts';

test.each([
  ['FN 123456a', 'FN 123456a'],
  ['fn123456A', 'FN 123456a'],
  ['123456 a', 'FN 123456a'],
  [' FN 71396 w ', 'FN 71396w'],
])('%s is kept as %s', (raw, kept) => {
  expect(canonicalFirmenbuchNumber(raw)).toBe(kept);
});

test.each(['FN 123456', 'FN 1234567a', 'HRB 12345', 'FN a', ''])('%s is no number of the Firmenbuch', (raw) => {
  expect(canonicalFirmenbuchNumber(raw)).toBeNull();
});
