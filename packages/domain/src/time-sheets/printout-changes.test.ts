import { expect, test } from 'vitest';
import { instantOf } from '#domain/time/vienna-time.ts';
import { hasChanged, type PrintoutRow, printoutChanges } from '#domain/time-sheets/printout-changes.ts';

const at = (time: string) => instantOf('2026-11-14', time);
const row = (userId: string, from = '17:00', to = '23:00'): PrintoutRow => ({
  userId,
  name: userId.toUpperCase(),
  start: at(from),
  end: at(to),
});

test.each([
  ['the same in another order', [row('a'), row('b')], [row('b'), row('a')], { came: [], went: [], moved: [] }],
  ['somebody more', [row('a')], [row('a'), row('b')], { came: ['B'], went: [], moved: [] }],
  ['somebody less', [row('a'), row('b')], [row('a')], { came: [], went: ['B'], moved: [] }],
  ['somebody else', [row('a')], [row('b')], { came: ['B'], went: ['A'], moved: [] }],
  [
    'another beginning',
    [row('a')],
    [row('a', '16:30')],
    {
      came: [],
      went: [],
      moved: [
        {
          name: 'A',
          before: { start: at('17:00'), end: at('23:00') },
          after: { start: at('16:30'), end: at('23:00') },
        },
      ],
    },
  ],
  [
    'another end',
    [row('a')],
    [row('a', '17:00', '23:30')],
    {
      came: [],
      went: [],
      moved: [
        {
          name: 'A',
          before: { start: at('17:00'), end: at('23:00') },
          after: { start: at('17:00'), end: at('23:30') },
        },
      ],
    },
  ],
])('%s', (_what, sent, today, changes) => {
  expect(printoutChanges(sent, today)).toEqual(changes);
  expect(hasChanged(printoutChanges(sent, today))).toBe(
    changes.came.length + changes.went.length + changes.moved.length > 0,
  );
});

test('another name alone is no change', () => {
  expect(hasChanged(printoutChanges([row('a')], [{ ...row('a'), name: 'Andere' }]))).toBe(false);
});
