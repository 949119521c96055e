import { expect, test } from 'vitest';
import {
  proposeSurcharges,
  type SurchargePercentages,
  surchargeKindOf,
  surchargeMinutes,
} from '#domain/invoices/surcharges.ts';
import { instantOf } from '#domain/time/vienna-time.ts';
import type { WorklogEntry } from '#domain/worklogs/worklog.ts';

const on = (from: string, to: string, breakMinutes = 0, type: WorklogEntry['type'] = 'WORK'): WorklogEntry => ({
  type,
  start: instantOf(from.slice(0, 10), from.slice(11)),
  end: instantOf(to.slice(0, 10), to.slice(11)),
  breakMinutes,
});
const ALL: SurchargePercentages = { NIGHT: 2500n, SUNDAY: 5000n, HOLIDAY: 10_000n };
const NIGHTS: SurchargePercentages = { NIGHT: 2500n };

test.each<[string, WorklogEntry, SurchargePercentages, [number, number, number]]>([
  ['a Friday evening into the night', on('2026-11-13 18:00', '2026-11-14 02:00'), ALL, [240, 0, 0]],
  ['a whole night', on('2026-11-12 20:00', '2026-11-13 08:00'), ALL, [480, 0, 0]],
  ['a day', on('2026-11-12 06:00', '2026-11-12 22:00'), ALL, [0, 0, 0]],
  [
    'Saturday into Sunday: the higher one from midnight on',
    on('2026-11-14 20:00', '2026-11-15 04:00'),
    ALL,
    [120, 240, 0],
  ],
  ['the same, with nights alone', on('2026-11-14 20:00', '2026-11-15 04:00'), NIGHTS, [360, 0, 0]],
  ['a public holiday', on('2026-10-26 10:00', '2026-10-26 18:00'), ALL, [0, 0, 480]],
  ['a holiday that is a Sunday', on('2026-11-01 10:00', '2026-11-01 12:00'), ALL, [0, 0, 120]],
  ['Sunday into a Monday that is none', on('2026-11-15 20:00', '2026-11-16 01:00'), ALL, [60, 240, 0]],
  ['a break lies in the middle', on('2026-11-13 20:00', '2026-11-14 00:00', 60), ALL, [90, 0, 0]],
  ['the night with an hour more', on('2026-10-23 22:00', '2026-10-24 06:00'), NIGHTS, [480, 0, 0]],
  ['the night of the clock change', on('2026-10-24 22:00', '2026-10-25 06:00'), NIGHTS, [540, 0, 0]],
  ['the other one', on('2027-03-27 22:00', '2027-03-28 06:00'), NIGHTS, [420, 0, 0]],
  ['a way is no work', on('2026-11-13 22:00', '2026-11-13 23:00', 0, 'TRAVEL_TO'), ALL, [0, 0, 0]],
  ['nothing is asked for', on('2026-11-14 20:00', '2026-11-15 04:00'), {}, [0, 0, 0]],
])('%s', (_what, entry, percentages, [night, sunday, holiday]) => {
  expect(surchargeMinutes([entry], percentages)).toEqual({ NIGHT: night, SUNDAY: sunday, HOLIDAY: holiday });
});

test('what was worked asks for each kind of work and time by itself, in the words of the paper', () => {
  const block = (appointmentTypeId: string, ...entries: readonly WorklogEntry[]) => ({
    id: appointmentTypeId,
    description: 'Herbstball',
    appointmentTypeId,
    worklogs: entries.map((entry, index) => ({ userId: `worker ${index}`, entries: [entry] })),
  });
  const night = on('2026-11-13 20:00', '2026-11-13 23:20');
  const blocks = [
    block('service', night, on('2026-11-15 10:00', '2026-11-15 12:00')),
    block('bar', night),
    block('service', night),
  ];
  const propose = (language: 'de' | 'en') =>
    proposeSurcharges(blocks, ALL, language, () => 2890n).map((one) => [
      one.appointmentTypeId,
      one.description,
      one.quantity,
      one.percentage,
    ]);
  // Eighty minutes twice are 2,67 hours: added up before they are rounded.
  expect(propose('de')).toEqual([
    ['service', 'Nachtzuschlag 22–06 Uhr', 267n, 2500n],
    ['service', 'Sonntagszuschlag', 200n, 5000n],
    ['bar', 'Nachtzuschlag 22–06 Uhr', 133n, 2500n],
  ]);
  expect(propose('en').map(([, description]) => description)).toEqual([
    'Night surcharge, 10 p.m. – 6 a.m.',
    'Sunday surcharge',
    'Night surcharge, 10 p.m. – 6 a.m.',
  ]);
});

test('a kind of work with two prices is asked for by each of them, the day of work being the day on which an entry begins', () => {
  const block = {
    id: 'gala',
    description: 'Silvester',
    appointmentTypeId: 'service',
    worklogs: [
      { userId: 'anna', entries: [on('2026-12-31 22:00', '2027-01-01 02:00')] },
      { userId: 'bela', entries: [on('2027-01-01 00:00', '2027-01-01 05:30')] },
    ],
  };
  const proposed = proposeSurcharges([block], NIGHTS, 'de', (_block, day) => (day < '2027-01-01' ? 2890n : 3120n));
  expect(proposed.map(({ kind, quantity, price }) => [kind, quantity, price])).toEqual([
    ['NIGHT', 400n, 2890n],
    ['NIGHT', 550n, 3120n],
  ]);
});

test.each([
  ['Nachtzuschlag 22–06 Uhr', 'NIGHT'],
  ['Night surcharge, 10 p.m. – 6 a.m.', 'NIGHT'],
  ['Sunday surcharge', 'SUNDAY'],
  ['Feiertagszuschlag', 'HOLIDAY'],
  ['Schmutzzulage', null],
])('%s stands for %s', (label, kind) => {
  expect(surchargeKindOf(label)).toBe(kind);
});
