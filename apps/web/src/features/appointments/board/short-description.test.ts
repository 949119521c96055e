import { expect, test } from 'vitest';
import { shortDescription } from './short-description.ts';

const EVENT = { id: 'e-1', number: 2, count: 3, type: 'Bar' };

test.each([
  ['a position', 'Gala-Dinner – Bar', EVENT, 'Bar'],
  ['a position of an event with a dash of its own', 'Gala – Kongress – Küche', EVENT, 'Küche'],
  ['the first position, which adds nothing', 'Gala-Dinner', EVENT, 'Gala-Dinner'],
  ['what stands alone', 'Gala – Kongress', null, 'Gala – Kongress'],
])('%s is told by what is its own', (_, description, event, short) => {
  expect(shortDescription({ description, event })).toBe(short);
});
