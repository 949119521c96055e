import { expect, test } from 'vitest';
import { invoicedHours, type RecordedBlock, serviceLinesOf, travelMinutesOf } from '#domain/invoices/service-lines.ts';
import { instantOf } from '#domain/time/vienna-time.ts';
import type { WorklogEntry } from '#domain/worklogs/worklog.ts';

const on = (from: string, to: string, breakMinutes = 0, type: WorklogEntry['type'] = 'WORK'): WorklogEntry => ({
  type,
  start: instantOf(from.slice(0, 10), from.slice(11)),
  end: instantOf(to.slice(0, 10), to.slice(11)),
  breakMinutes,
});
const block = (...worklogs: (readonly WorklogEntry[])[]): RecordedBlock => ({
  id: 'block',
  description: 'Herbstball',
  appointmentTypeId: 'service',
  worklogs: worklogs.map((entries, index) => ({ userId: `worker ${index}`, entries })),
});
const short = (found: RecordedBlock) =>
  serviceLinesOf(found).map(({ day, minutes, workers }) => [day, minutes, workers]);

test.each<[string, RecordedBlock, unknown]>([
  [
    'two on one evening',
    block([on('2026-10-03 18:00', '2026-10-04 02:00', 30)], [on('2026-10-03 18:00', '2026-10-04 01:00', 30)]),
    [['2026-10-03', 840, 2]],
  ],
  [
    'a split shift is one worker',
    block([on('2026-10-03 11:00', '2026-10-03 14:00'), on('2026-10-03 18:00', '2026-10-03 22:00')]),
    [['2026-10-03', 420, 1]],
  ],
  [
    'two days are two lines, in their order',
    block([on('2026-10-04 10:00', '2026-10-04 12:00'), on('2026-10-03 10:00', '2026-10-03 11:00')]),
    [
      ['2026-10-03', 60, 1],
      ['2026-10-04', 120, 1],
    ],
  ],
  [
    'begun after midnight belongs to the next day',
    block([on('2026-10-04 00:30', '2026-10-04 02:00')]),
    [['2026-10-04', 90, 1]],
  ],
  ['the night with an hour more', block([on('2026-10-24 22:00', '2026-10-25 06:00')]), [['2026-10-24', 540, 1]]],
  [
    'ways are not billed by themselves',
    block([on('2026-10-03 18:00', '2026-10-03 20:00'), on('2026-10-03 17:00', '2026-10-03 18:00', 0, 'TRAVEL_TO')]),
    [['2026-10-03', 120, 1]],
  ],
  ['nobody came', block([]), []],
  ['nothing but a break', block([on('2026-10-03 18:00', '2026-10-03 18:30', 30)]), []],
])('%s', (_what, found, lines) => {
  expect(short(found)).toEqual(lines);
});

test('ways are added up for those who want to bill them', () => {
  const found = block([
    on('2026-10-03 18:00', '2026-10-03 20:00'),
    on('2026-10-03 17:15', '2026-10-03 18:00', 0, 'TRAVEL_TO'),
    on('2026-10-03 20:00', '2026-10-03 20:20', 0, 'TRAVEL_FROM'),
  ]);
  expect(travelMinutesOf(found)).toBe(65);
});

const line = (quantity: bigint, recordedMinutes: number | null, appointmentTypeId = 'service', price = 2890n) => ({
  appointmentTypeId,
  quantity,
  recordedMinutes,
  price,
});
test.each([
  ['one line as recorded', [line(600n, 360)], 600n],
  ['two lines of twenty minutes: a surcharge on both is proposed for 0,67', [line(33n, 20), line(33n, 20)], 67n],
  ['lines that round up count as they stand', [line(67n, 40), line(67n, 40)], 134n],
  ['a line lowered by hand', [line(550n, 360), line(33n, 20)], 583n],
  ['other kinds of work do not count', [line(600n, 360), line(100n, 60, 'bar')], 600n],
  ['nor does the same one at another price', [line(600n, 360), line(100n, 60, 'service', 3120n)], 600n],
  ['nothing of the type', [line(100n, 60, 'bar')], 0n],
])('hours that a surcharge can be on: %s', (_what, lines, hours) => {
  expect(invoicedHours(lines, 'service', 2890n)).toBe(hours);
});
