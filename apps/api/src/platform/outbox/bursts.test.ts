import { expect, test } from 'vitest';
import { Bursts } from '#platform/outbox/bursts.ts';

test('who orders many waits behind those who order few, and is like any other a minute later', () => {
  let now = 0;
  const bursts = new Bursts(() => now);
  const turns = Array.from({ length: 60 }, () => bursts.next('a'));
  expect([turns[0], turns[24], turns[25], turns[50]]).toEqual([0, 0, 1, 2]);
  expect(bursts.next('b')).toBe(0);
  now = 59_999;
  expect(bursts.next('a')).toBe(2);
  now = 60_000;
  expect([bursts.next('a'), bursts.next('b')]).toEqual([0, 0]);
});

test('no turn is later than the last', () => {
  const bursts = new Bursts();
  const turns = Array.from({ length: 5000 }, () => bursts.next('a'));
  expect(Math.max(...turns)).toBe(20);
});
