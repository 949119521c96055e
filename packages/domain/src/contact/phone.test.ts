import { expect, test } from 'vitest';
import { canonicalPhone } from '#domain/contact/phone.ts';

test.each([
  ['+43 664 1234567', '+43 664 1234567'],
  ['+436641234567', '+43 664 1234567'],
  ['0043 664 1234567', '+43 664 1234567'],
  ['+43 (0) 664 1234567', '+43 664 1234567'],
  ['+43 1 5880', '+43 1 5880'],
  ['+43 720 123456', '+43 720 123456'],
  ['+49 30 901820', '+49 30 901820'],
])('%s is kept as %s', (raw, kept) => {
  expect(canonicalPhone(raw)).toBe(kept);
});

test.each(['0664 1234567', '+43 6641', '+4366412345678901234', '+999 12345', 'Telefon', ''])(
  '%s is no number',
  (raw) => {
    expect(canonicalPhone(raw)).toBeNull();
  },
);
