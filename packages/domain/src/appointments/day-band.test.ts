import { expect, test } from 'vitest';
import { bandOf, DAY_BANDS, PROPOSED_TIMES } from '#domain/appointments/day-band.ts';

test.each([
  ['00:00', 'EARLY'],
  ['10:59', 'EARLY'],
  ['11:00', 'DAY'],
  ['15:59', 'DAY'],
  ['16:00', 'EVENING'],
  ['23:59', 'EVENING'],
] as const)('a shift that begins at %s belongs to %s', (start, band) => {
  expect(bandOf(start)).toBe(band);
});

test.each(DAY_BANDS)('what is proposed in %s lies there', (band) => {
  expect(bandOf(PROPOSED_TIMES[band].start)).toBe(band);
});
