import { expect, test } from 'vitest';
import { contrastRatio, isReadable } from '#domain/tenants/color-contrast.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#FFFFFF', 4.54],
  ['#FFFFFF', '#777777', 4.48],
])('%s against %s is %d to 1', (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 1);
});

test.each([
  ['#7A1F3D', true],
  ['#1F5E4A', true],
  ['#767676', true],
  ['#777777', false],
  ['#FFD700', false],
])('%s is readable on white: %s', (color, expected) => expect(isReadable(color)).toBe(expected));
