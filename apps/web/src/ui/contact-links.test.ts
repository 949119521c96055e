import { expect, test } from 'vitest';
import { dialLink } from './contact-links.tsx';

test.each([
  ['+43 1 5550 240', 'tel:+4315550240'],
  ['0664/123 45 67', 'tel:06641234567'],
  ['+43 (0)1 5550171', 'tel:+4315550171'],
  ['(01) 5550171', 'tel:015550171'],
])('%s is dialled as %s', (phone, link) => {
  expect(dialLink(phone)).toBe(link);
});
