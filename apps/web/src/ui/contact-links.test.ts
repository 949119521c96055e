import { expect, test } from 'vitest';
import { dialLink, phoneIn } from './contact-links.tsx';

test.each([
  ['+43 1 5550 240', 'tel:+4315550240'],
  ['0664/123 45 67', 'tel:06641234567'],
  ['+43 (0)1 5550171', 'tel:+4315550171'],
  ['(01) 5550171', 'tel:015550171'],
])('%s is dialled as %s', (phone, link) => {
  expect(dialLink(phone)).toBe(link);
});

test.each([
  ['Frau Ebner, +43 1 5550 240', '+43 1 5550 240'],
  ['Portier 0664/123 45 67', '0664/123 45 67'],
  ['+43 (0)1 5550171 (Bankett)', '+43 (0)1 5550171'],
  ['Frau Ebner, Tor 14', undefined],
  ['Saal 2026, 3. Stock', undefined],
])('the number in %s', (text, phone) => {
  expect(phoneIn(text)).toBe(phone);
});
