import { expect, it } from 'vitest';
import { isShown } from './run-facts.ts';

it.each([
  ['one that goes on', { waitingCount: 1 }, undefined, true],
  ['one that goes on and was closed', { waitingCount: 1 }, 'hidden', false],
  ['one that was over before', {}, undefined, false],
  ['one that came to its end', {}, 'watched', true],
  ['one that was closed meanwhile and went well', {}, 'hidden', false],
  ['one that was closed meanwhile and failed', { failedCount: 1 }, 'hidden', true],
  ['one that was closed', { failedCount: 1 }, 'gone', false],
] as const)('%s is shown: %4$s', (_, run, notice, expected) => {
  expect(isShown({ waitingCount: 0, failedCount: 0, ...run }, notice)).toBe(expected);
});
