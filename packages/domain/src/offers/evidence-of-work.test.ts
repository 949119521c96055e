import { expect, test } from 'vitest';
import { isEvidenceOfWork } from '#domain/offers/evidence-of-work.ts';

const START = new Date('2026-06-30T16:00:00Z');

test.each([
  ['BOOKED', '2026-06-30T15:59:59Z', false],
  ['BOOKED', '2026-06-30T16:00:00Z', true],
  ['BOOKED', '2028-01-01T00:00:00Z', true],
  ['ACCEPTED', '2026-06-30T16:00:00Z', false],
  ['CONTACTED', '2028-01-01T00:00:00Z', false],
] as const)('%s at %s', (state, now, isEvidence) => {
  expect(isEvidenceOfWork({ state, startsAt: START }, new Date(now))).toBe(isEvidence);
});
