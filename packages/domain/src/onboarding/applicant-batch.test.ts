import { expect, test } from 'vitest';
import { applicantBatch } from '#domain/onboarding/applicant-batch.ts';

test.each([
  ['2026-11-19T20:00:00.000Z', '20:00', '20:15'],
  ['2026-11-19T20:14:59.999Z', '20:00', '20:15'],
  ['2026-11-19T20:15:00.000Z', '20:15', '20:30'],
  ['2026-11-19T20:59:00.000Z', '20:45', '21:00'],
])('an applicant of %s is told with those from %s at %s', (now, from, toldAt) => {
  const batch = applicantBatch(new Date(now));
  expect([batch.from, batch.toldAt].map((at) => at.toISOString().slice(11, 16))).toEqual([from, toldAt]);
});
