import { expect, test } from 'vitest';
import { DAY_BANDS } from '#domain/appointments/day-band.ts';
import { boardOf } from '#domain/appointments/week-board.ts';
import { daysOfWeek } from '#domain/time/week.ts';

/** Where it stands in the week from Monday, 26.10.2026: "Fr EVENING", "Fr EVENING 1/3". */
function placesOf(start: string, end: string): readonly string[] {
  const period = { start: new Date(start), end: new Date(end) };
  const board = boardOf([period], daysOfWeek('2026-10-26'), (given) => given);
  return board.flatMap((day, index) =>
    DAY_BANDS.flatMap((band) =>
      day[band].map(({ part }) => {
        const place = `${['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'][index]} ${band}`;
        return part ? `${place} ${part.number}/${part.of}` : place;
      }),
    ),
  );
}

test.each([
  ['a morning', '2026-10-27T06:30:00+01:00', '2026-10-27T12:00:00+01:00', ['Di EARLY']],
  ['an evening', '2026-10-27T17:00:00+01:00', '2026-10-27T23:00:00+01:00', ['Di EVENING']],
  ['until midnight', '2026-10-27T18:00:00+01:00', '2026-10-28T00:00:00+01:00', ['Di EVENING']],
  ['a night', '2026-10-30T17:00:00+01:00', '2026-10-31T02:00:00+01:00', ['Fr EVENING']],
  ['a night until six', '2026-10-30T20:00:00+01:00', '2026-10-31T06:00:00+01:00', ['Fr EVENING']],
  ['into the next day', '2026-10-30T20:00:00+01:00', '2026-10-31T08:00:00+01:00', ['Fr EVENING 1/2', 'Sa EARLY 2/2']],
  [
    'three days',
    '2026-10-29T12:00:00+01:00',
    '2026-10-31T18:00:00+01:00',
    ['Do DAY 1/3', 'Fr EARLY 2/3', 'Sa EARLY 3/3'],
  ],
  [
    'three days that end in the night',
    '2026-10-29T12:00:00+01:00',
    '2026-11-01T02:00:00+01:00',
    ['Do DAY 1/3', 'Fr EARLY 2/3', 'Sa EARLY 3/3'],
  ],
  ['from the week before', '2026-10-24T12:00:00+02:00', '2026-10-27T18:00:00+01:00', ['Mo EARLY 3/4', 'Di EARLY 4/4']],
  ['a night from the week before', '2026-10-25T20:00:00+01:00', '2026-10-26T02:00:00+01:00', ['Mo EARLY 2/2']],
  ['the week before until midnight', '2026-10-25T20:00:00+01:00', '2026-10-26T00:00:00+01:00', []],
  ['into the week after', '2026-11-01T20:00:00+01:00', '2026-11-02T02:00:00+01:00', ['So EVENING']],
  ['days into the week after', '2026-11-01T20:00:00+01:00', '2026-11-03T09:00:00+01:00', ['So EVENING 1/3']],
  ['by Vienna’s clocks', '2026-10-27T23:30:00Z', '2026-10-28T06:00:00Z', ['Mi EARLY']],
] as const)('%s', (_, start, end, places) => {
  expect(placesOf(start, end)).toEqual(places);
});

test('cards keep the order they come in', () => {
  const at = (hour: string) => ({
    start: new Date(`2026-10-27T${hour}:00:00+01:00`),
    end: new Date('2026-10-27T23:00:00+01:00'),
  });
  const [first, second] = [at('17'), at('16')];
  const [, tuesday] = boardOf([first, second], daysOfWeek('2026-10-26'), (given) => given);
  expect(tuesday?.EVENING.map(({ appointment }) => appointment)).toEqual([first, second]);
});
