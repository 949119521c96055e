import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { plannedEntries } from '@gastspiel/domain/worklogs/worklog.ts';
import { expect, test } from 'vitest';
import type { Worker } from './block-query.ts';
import { isUnsaved, type Recording, record, recordingOf, rowStatus, type Step, toldFaults } from './recording.ts';

const PLANNED = { start: instantOf('2026-10-27', '17:00'), end: instantOf('2026-10-27', '23:00') };
const worker = (userId: string, changes: Partial<Worker> = {}): Worker => ({
  userId,
  name: userId,
  isPrevented: false,
  isTransient: true,
  didNotCome: false,
  note: null,
  entries: plannedEntries(PLANNED),
  elsewhere: [],
  ...changes,
});
const recorded = (userId: string, end: string): Worker => {
  const entry = { type: 'WORK' as const, start: PLANNED.start, end: instantOf('2026-10-27', end), breakMinutes: 30 };
  return worker(userId, { isTransient: false, entries: [entry] });
};
const after = (workers: readonly Worker[], ...steps: readonly Step[]): Recording =>
  steps.reduce(record, recordingOf(PLANNED, workers));
const statuses = (state: Recording) => state.rows.map((row) => rowStatus(row, state));
const type = (userId: string, field: 'start' | 'end' | 'breakMinutes', text: string): Step => ({
  kind: 'type',
  userId,
  shift: 0,
  field,
  text,
});
const END: readonly Step[] = [
  { kind: 'typeSame', field: 'end', text: '2315' },
  { kind: 'typeSame', field: 'breakMinutes', text: '30' },
  { kind: 'takeSame' },
];

test('a line is planned until somebody touches it, and then compared with the plan', () => {
  const state = after([worker('a'), worker('b'), worker('c')], type('b', 'end', '2200'), type('c', 'end', '2300'));
  expect(statuses(state)).toEqual(['PLANNED', 'DIFFERENT', 'TAKEN']);
});

test('what is taken for all is what the lines are compared with from then on', () => {
  const state = after([worker('a'), worker('b')], ...END, type('b', 'end', '23:00'));
  expect(statuses(state)).toEqual(['TAKEN', 'DIFFERENT']);
  expect(state.rows[0]?.typed.shifts).toEqual([
    { day: '2026-10-27', start: '17:00', end: '23:15', breakMinutes: '30' },
  ]);
});

test('who did not come stays away when times are taken for all', () => {
  const state = after([worker('a'), worker('b')], { kind: 'toggle', userId: 'b' }, ...END);
  expect(statuses(state)).toEqual(['TAKEN', 'DID_NOT_COME']);
  expect(state.before).toBeNull();
  const typedBefore = after([worker('a')], type('a', 'end', '2200'), { kind: 'toggle', userId: 'a' }, ...END);
  expect(typedBefore.before).toBeNull();
});

test('who came after all begins with the plan', () => {
  const missed = worker('a', { isTransient: false, didNotCome: true, entries: [] });
  const state = after([missed], { kind: 'toggle', userId: 'a' });
  expect(state.rows[0]?.read).toEqual({ entries: plannedEntries(PLANNED), faults: [] });
});

test('a way makes a line different too, and a note makes it unsaved', () => {
  const way: Step = { kind: 'type', userId: 'a', shift: null, field: 'travelTo', text: '30' };
  expect(statuses(after([worker('a')], way))).toEqual(['DIFFERENT']);
  expect(isUnsaved(after([worker('a')]))).toBe(false);
  expect(isUnsaved(after([worker('a')], { kind: 'note', userId: 'a', text: 'Krank' }))).toBe(true);
});

test('a plan that nobody has touched warns of nothing', () => {
  const busy = worker('a', { elsewhere: [{ ...PLANNED, breakMinutes: 0, isRecorded: true }] });
  expect(statuses(after([busy]))).toEqual(['PLANNED']);
  expect(after([busy], type('a', 'end', '2200')).rows[0]?.warnings).toContain('OVERLAP');
});

test('times that were typed one by one can be had back after they were replaced', () => {
  const replaced = after([worker('a'), worker('b')], type('b', 'end', '2200'), ...END);
  expect(replaced.rows[1]?.typed.shifts[0]?.end).toBe('23:15');
  const undone = record(replaced, { kind: 'undo' });
  expect(undone.rows[1]?.typed.shifts[0]?.end).toBe('2200');
  expect(undone.before).toBeNull();
});

test('recorded lines are compared with what most have, and who was booked later is missing', () => {
  const state = after([recorded('a', '23:15'), recorded('b', '23:15'), recorded('c', '22:00'), worker('d')]);
  expect(statuses(state)).toEqual(['RECORDED', 'RECORDED', 'RECORDED', 'MISSING']);
  expect(state.same).toMatchObject({ start: '17:00', end: '23:15', breakMinutes: '30' });
  // Nobody knows of a single line whether it was taken for all.
  expect(after([recorded('a', '22:00'), worker('b')]).same).toMatchObject({ end: '23:00', breakMinutes: '0' });
});

test('what the server refused is told until the line is changed', () => {
  const faults = new Map([['a', [{ shift: 0, field: 'end' as const, message: 'Nein.' }]]]);
  const refused = after([worker('a'), worker('b')], { kind: 'refuse', faults });
  const told = (state: Recording) => state.rows.map((row) => toldFaults(row, true).map(({ message }) => message));
  expect(told(refused)).toEqual([['Nein.'], []]);
  const place = { userId: 'a', shift: 0, field: 'end' } as const;
  expect(told([type('a', 'end', '2200'), { kind: 'tidy', ...place } as const].reduce(record, refused))).toEqual([
    [],
    [],
  ]);
});

test('a missing break is told before all else', () => {
  const state = after([worker('a')], type('a', 'end', '2345'));
  expect(statuses(state)).toEqual(['NO_BREAK']);
});

test('nobody is corrected in the midst of a word, nor for what they have not come to', () => {
  const typing = after([worker('a')], type('a', 'end', '173'));
  const left = record(typing, { kind: 'tidy', userId: 'a', shift: 0, field: 'end' });
  const added = after([worker('a')], { kind: 'add', userId: 'a' });
  const told = (state: Recording) => state.rows.map((row) => toldFaults(row, state.isChecked).length);
  expect([typing, left, added, record(added, { kind: 'check' })].map(told)).toEqual([[0], [1], [0], [2]]);
});

test('only the line that is typed in becomes another', () => {
  const before = recordingOf(PLANNED, [worker('a'), worker('b')]);
  const typed = record(before, type('b', 'end', '2200'));
  expect(typed.rows[0]).toBe(before.rows[0]);
  const left = record(typed, { kind: 'tidy', userId: 'a', shift: 0, field: 'end' });
  expect(left.rows[0]).toBe(before.rows[0]);
});

test('each day of several gets the times for all', () => {
  const planned = { start: instantOf('2026-10-27', '10:00'), end: instantOf('2026-10-28', '18:00') };
  const festival = worker('a', { entries: plannedEntries(planned) });
  const state = END.reduce(record, recordingOf(planned, [festival]));
  expect(state.rows[0]?.typed.shifts).toEqual([
    { day: '2026-10-27', start: '10:00', end: '23:15', breakMinutes: '30' },
    { day: '2026-10-28', start: '10:00', end: '23:15', breakMinutes: '30' },
  ]);
});

test.each([
  ['10:00', '18:00', '2026-10-28'],
  ['20:00', '04:00', '2026-10-28'],
])('one more shift of several days, from %s to %s, is on the day on which the last one ended', (from, to, day) => {
  const planned = { start: instantOf('2026-10-26', from), end: instantOf('2026-10-28', to) };
  const festival = worker('a', { entries: plannedEntries(planned) });
  const state = record(recordingOf(planned, [festival]), { kind: 'add', userId: 'a' });
  expect(state.rows[0]?.typed.shifts.at(-1)).toEqual({ day, start: '', end: '', breakMinutes: '0' });
});
