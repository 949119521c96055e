import { expect, test } from 'vitest';
import { clashesOf, type Member } from '#domain/appointments/move-as-one.ts';

const DAY_MS = 86_400_000;
const shift = (day: number, days = 1) => ({
  start: new Date(day * DAY_MS),
  end: new Date((day + days * 0.9) * DAY_MS),
});
const moved = (id: string, from: number, to: number, booked = ['anna']): Member => ({
  ...{ id, booked },
  before: shift(from),
  after: shift(to),
});
const stuck = (ids: readonly string[]) => new Map(ids.map((id) => [id, new Set(['anna'])]));

test.each<[string, readonly Member[], readonly string[], Record<string, readonly string[]>]>([
  ['a day later', [moved('mon', 1, 2), moved('tue', 2, 3), moved('wed', 3, 4)], [], {}],
  ['a day earlier', [moved('mon', 1, 0), moved('tue', 2, 1), moved('wed', 3, 2)], [], {}],
  ['each in the place of the other', [moved('mon', 1, 2), moved('tue', 2, 1)], [], {}],
  ['on one that stays', [moved('mon', 1, 2), moved('tue', 2, 2)], [], { mon: ['anna'] }],
  ['on one that stays, with somebody else', [moved('mon', 1, 2), moved('tue', 2, 2, ['ben'])], [], {}],
  ['onto the same day', [moved('mon', 1, 5), moved('tue', 2, 5)], [], { mon: ['anna'], tue: ['anna'] }],
  [
    'one has to stay, and whoever would follow into its place with it',
    [moved('mon', 1, 2), moved('tue', 2, 3), moved('wed', 3, 4), moved('fri', 5, 6)],
    ['wed'],
    { wed: ['anna'], tue: ['anna'], mon: ['anna'] },
  ],
])('%s', (_name, members, elsewhere, expected) => {
  const clashes = clashesOf(members, stuck(elsewhere));
  expect(Object.fromEntries([...clashes].map(([id, workers]) => [id, [...workers]]))).toEqual(expected);
});

test('a daily series that grows into the next day clashes with itself in earnest', () => {
  const long = [1, 2].map((day) => ({ ...moved(`${day}`, day, day), after: shift(day, 2) }));
  expect([...clashesOf(long, new Map()).keys()]).toEqual(['1', '2']);
});
