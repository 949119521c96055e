import { expect, test } from 'vitest';
import { instantOf } from '#domain/time/vienna-time.ts';
import { readTyped, splitAtMidnight, type TypedWorklog, typedOf } from '#domain/worklogs/typed-worklog.ts';
import { plannedEntries, type WorklogEntry } from '#domain/worklogs/worklog.ts';
import { WORKLOG_RULES } from '#domain/worklogs/worklog-rules.ts';

const planned = { start: instantOf('2026-11-14', '18:00'), end: instantOf('2026-11-15', '02:00') };
const now = instantOf('2026-11-17', '09:00');
const on = (day: string, time: string) => instantOf(`2026-11-${day}`, time);
const shown = plannedEntries(planned);
const typed = (changes: Partial<TypedWorklog> = {}): TypedWorklog => ({ ...typedOf(shown), ...changes });
const shift = (start: string, end: string, breakMinutes = '0') => ({ day: '2026-11-14', start, end, breakMinutes });

test('what is shown and not touched is what it was', () => {
  const recorded: readonly WorklogEntry[] = [
    { type: 'WORK', ...planned, breakMinutes: 30 },
    { type: 'TRAVEL_TO', start: instantOf('2026-11-14', '17:30'), end: planned.start, breakMinutes: 0 },
    { type: 'TRAVEL_FROM', start: planned.end, end: instantOf('2026-11-15', '02:20'), breakMinutes: 0 },
  ];
  expect(typedOf(recorded)).toEqual({
    shifts: [shift('18:00', '02:00', '30')],
    travelTo: '30',
    travelFrom: '20',
    didNotCome: false,
  });
  expect(readTyped(typedOf(recorded), { planned, shown: recorded, now })).toEqual({ entries: recorded, faults: [] });
});

test.each([
  ['the start', [shift('abc', '02:00')], { shift: 0, field: 'start', message: WORKLOG_RULES.clock }],
  ['the end', [shift('18:00', '2570')], { shift: 0, field: 'end', message: WORKLOG_RULES.clock }],
  ['the break', [shift('18:00', '02:00', 'x')], { shift: 0, field: 'breakMinutes', message: WORKLOG_RULES.minutes }],
  ['no time', [shift('18:00', '18:00')], { shift: 0, field: 'end', message: WORKLOG_RULES.order }],
  [
    'a long break',
    [shift('2345', '600', '30')],
    { shift: 0, field: 'breakMinutes', message: WORKLOG_RULES.breakOnFirstDay(15) },
  ],
  [
    'a second shift within the first',
    [shift('18:00', '02:00'), shift('20:00', '21:00')],
    { shift: 1, field: 'start', message: WORKLOG_RULES.overlap },
  ],
])('%s is told at its field', (_what, shifts, fault) => {
  expect(readTyped(typed({ shifts }), { planned, shown, now }).faults).toEqual([fault]);
});

test('a way that is no number is told at its field', () => {
  expect(readTyped(typed({ travelFrom: '1h' }), { planned, shown, now }).faults).toEqual([
    { shift: null, field: 'travelFrom', message: WORKLOG_RULES.minutes },
  ]);
});

test.each(['travelTo', 'travelFrom'] as const)('a way that reaches too far is told there too: %s', (field) => {
  expect(readTyped(typed({ [field]: '1441' }), { planned, shown, now }).faults).toEqual([
    { shift: null, field, message: WORKLOG_RULES.tooFar },
  ]);
});

test('the ways lie before the earliest and after the latest shift, in whichever order those were typed', () => {
  const both = typed({ shifts: [shift('20:00', '23:00'), shift('17:00', '19:00')], travelTo: '30', travelFrom: '20' });
  expect(readTyped(both, { planned, shown, now }).entries.slice(2)).toEqual([
    { type: 'TRAVEL_TO', start: on('14', '16:30'), end: on('14', '17:00'), breakMinutes: 0 },
    { type: 'TRAVEL_FROM', start: on('14', '23:00'), end: on('14', '23:20'), breakMinutes: 0 },
  ]);
});

test('each shift is read near the one that was shown, a further one near the last', () => {
  const split = [
    { type: 'WORK', start: on('14', '18:00'), end: on('14', '23:00'), breakMinutes: 0 },
    { type: 'WORK', start: on('15', '06:30'), end: on('15', '08:00'), breakMinutes: 0 },
  ] as const;
  expect(readTyped(typedOf(split), { planned, shown: split, now }).entries).toEqual(split);
  const further = { ...typedOf(split), shifts: [...typedOf(split).shifts, shift('09:00', '10:00')] };
  expect(readTyped(further, { planned, shown: split, now }).entries[2]).toMatchObject({ start: on('15', '09:00') });
});

test('who did not come has no entries, whatever still stands in the fields', () => {
  expect(readTyped(typed({ didNotCome: true, shifts: [shift('x', 'y')] }), { planned, shown, now })).toEqual({
    entries: [],
    faults: [],
  });
});

test('the days of an appointment over several are read with their times', () => {
  const festival = { start: instantOf('2026-11-12', '10:00'), end: instantOf('2026-11-14', '18:00') };
  const entries = plannedEntries(festival);
  expect(readTyped(typedOf(entries), { planned: festival, shown: entries, now })).toEqual({ entries, faults: [] });
});

test('a shift whose break has no room before midnight is taken once it is split there', () => {
  const night = typed({ shifts: [shift('2345', '600', '30')] });
  expect(readTyped(splitAtMidnight(night, 0), { planned, shown, now })).toEqual({
    entries: [
      { type: 'WORK', start: instantOf('2026-11-14', '23:45'), end: instantOf('2026-11-15', '00:00'), breakMinutes: 0 },
      {
        type: 'WORK',
        start: instantOf('2026-11-15', '00:00'),
        end: instantOf('2026-11-15', '06:00'),
        breakMinutes: 30,
      },
    ],
    faults: [],
  });
});

test('a night of several is split there too: its second part is the next day’s', () => {
  const nights = { start: on('12', '20:00'), end: on('14', '04:00') };
  const entries = plannedEntries(nights);
  const { entries: read } = readTyped(splitAtMidnight(typedOf(entries), 0), { planned: nights, shown: entries, now });
  expect(read.map(({ start, end }) => [start, end])).toEqual([
    [on('12', '20:00'), on('13', '00:00')],
    [on('13', '00:00'), on('13', '04:00')],
    [on('13', '20:00'), on('14', '04:00')],
  ]);
});
