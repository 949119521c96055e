import { expect, test } from 'vitest';
import { bracketed } from './brackets.ts';

const card = (id: string, event?: string, number = 1) => ({
  appointment: { id, event: event ? { id: event, number, count: 3, type: 'Service' } : null },
});
const shown = (...cards: ReturnType<typeof card>[]) =>
  bracketed(cards).map(({ appointment, bracket }) => [appointment.id, bracket]);

test('the positions of an event stand together, in their order, where the first of them stood', () => {
  expect(shown(card('bar', 'gala', 2), card('messe'), card('service', 'gala', 1), card('küche', 'gala', 3))).toEqual([
    ['service', 'first'],
    ['bar', 'middle'],
    ['küche', 'last'],
    ['messe', undefined],
  ]);
});

test('a position whose others are elsewhere has no bracket', () => {
  expect(shown(card('service', 'gala'), card('messe', 'messe'))).toEqual([
    ['service', undefined],
    ['messe', undefined],
  ]);
});
