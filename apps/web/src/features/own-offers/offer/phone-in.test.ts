import { expect, it } from 'vitest';
import { phoneIn } from './phone-in.ts';

it.each([
  ['Frau Ebner, +43 1 5550 240', '+43 1 5550 240'],
  ['Portier 0664/123 45 67', '0664/123 45 67'],
  ['+43 (0)1 5550171 (Bankett)', '+43 (0)1 5550171'],
  ['Frau Ebner, Tor 14', undefined],
  ['Saal 2026, 3. Stock', undefined],
])('%s', (text, phone) => {
  expect(phoneIn(text)).toBe(phone);
});
