import { expect, test } from 'vitest';
import { WORKLOG_LIMITS } from '#domain/worklogs/worklog.ts';
import { WorklogInput } from '#domain/worklogs/worklog-input.ts';

const entry = (breakInSeconds: number) => ({
  type: 'WORK',
  startDateTime: '2026-11-14T18:00:00+01:00',
  endDateTime: '2026-11-15T02:00:00+01:00',
  breakInSeconds,
});
const VALID = { worklogUserId: 'w-1', note: ' Leitung ', entries: [entry(1800)] };

test('a worklog is taken with its times as instants, its break in minutes and its note trimmed', () => {
  expect(WorklogInput.parse(VALID)).toEqual({
    worklogUserId: 'w-1',
    didNotCome: false,
    note: 'Leitung',
    entries: [
      {
        type: 'WORK',
        start: new Date('2026-11-14T17:00:00Z'),
        end: new Date('2026-11-15T01:00:00Z'),
        breakMinutes: 30,
      },
    ],
  });
});

test.each<[string, object, string | undefined]>([
  ['a break of 90 seconds', { entries: [entry(90)] }, 'entries.0.breakInSeconds'],
  ['a break below nothing', { entries: [entry(-60)] }, 'entries.0.breakInSeconds'],
  ['a note of all that is allowed', { note: 'x'.repeat(WORKLOG_LIMITS.note) }, undefined],
  ['a longer note', { note: 'x'.repeat(WORKLOG_LIMITS.note + 1) }, 'note'],
  ['as many entries as are allowed', { entries: Array(WORKLOG_LIMITS.entries).fill(entry(0)) }, undefined],
  ['more entries', { entries: Array(WORKLOG_LIMITS.entries + 1).fill(entry(0)) }, 'entries'],
])('a worklog with %s', (_what, changes, field) => {
  expect(WorklogInput.safeParse({ ...VALID, ...changes }).error?.issues[0]?.path.join('.')).toBe(field);
});
