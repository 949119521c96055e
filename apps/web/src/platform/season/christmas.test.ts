import { expect, it } from 'vitest';
import { isChristmas } from './christmas.ts';

it.each([
  ['the last moment of November in Vienna', '2026-11-30T22:59:59Z', false],
  ['the first moment of December in Vienna', '2026-11-30T23:00:00Z', true],
  ['Christmas Eve', '2026-12-24T18:00:00Z', true],
  ['the last moment of 25 December in Vienna', '2026-12-25T22:59:59Z', true],
  ['26 December in Vienna, still the 25th in London', '2026-12-25T23:00:00Z', false],
  ['a day in summer', '2026-07-12T12:00:00Z', false],
])('%s', (_, instant, expected) => expect(isChristmas(new Date(instant))).toBe(expected));
