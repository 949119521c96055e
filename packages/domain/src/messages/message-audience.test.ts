import { expect, test } from 'vitest';
import { audiencesOf } from '#domain/messages/message-audience.ts';

test.each([
  ['CONTACTED', ['ASKED', 'ALL']],
  ['ACCEPTED', ['ASKED', 'ALL']],
  ['BOOKED', ['BOOKED', 'ALL']],
  ['DECLINED', []],
] as const)('%s belongs to %s', (state, audiences) => {
  expect(audiencesOf(state)).toEqual(audiences);
});
