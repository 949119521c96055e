import { expect, test } from 'vitest';
import { availabilityFor } from '#domain/offers/availability.ts';
import type { Period } from '#domain/time/period.ts';

const at = (from: string, to: string): Period => ({
  start: new Date(`2026-11-${from}:00Z`),
  end: new Date(`2026-11-${to}:00Z`),
});
const shift = at('14T17:00', '15T01:00');
const free = { booked: [], absent: [], accepted: [], isPrevented: false };

type Calendar = Partial<Parameters<typeof availabilityFor>[1]>;

test.each<[string, Calendar, string, string[]]>([
  ['nothing else', {}, 'AVAILABLE', []],
  ['a booking within', { booked: [at('14T20:00', '14T22:00')] }, 'UNAVAILABLE', ['BOOKED']],
  ['a booking that ends when it begins', { booked: [at('14T10:00', '14T17:00')] }, 'PARTIALLY', ['SHORT_REST']],
  ['a booking eleven hours before', { booked: [at('13T22:00', '14T06:00')] }, 'AVAILABLE', []],
  ['a booking a minute less than that', { booked: [at('13T22:00', '14T06:01')] }, 'PARTIALLY', ['SHORT_REST']],
  ['a booking eleven hours after', { booked: [at('15T12:00', '15T18:00')] }, 'AVAILABLE', []],
  ['an absence of the day', { absent: [at('13T23:00', '14T23:00')] }, 'UNAVAILABLE', ['ABSENT']],
  ['an absence that begins at its end', { absent: [at('15T01:00', '15T23:00')] }, 'AVAILABLE', []],
  ['an accepted offer beside it', { accepted: [at('14T16:00', '14T18:00')] }, 'PARTIALLY', ['ACCEPTED_OTHER']],
  [
    'booking and absence',
    { booked: [at('14T20:00', '14T22:00')], absent: [at('14T00:00', '15T00:00')] },
    'UNAVAILABLE',
    ['BOOKED', 'ABSENT'],
  ],
  ['a prevention', { isPrevented: true }, 'UNAVAILABLE', ['PREVENTED']],
  [
    'a prevention and an absence',
    { isPrevented: true, absent: [at('14T00:00', '15T00:00')] },
    'UNAVAILABLE',
    ['PREVENTED', 'ABSENT'],
  ],
])('with %s', (_what, calendar, availability, reasons) => {
  expect(availabilityFor(shift, { ...free, ...calendar })).toEqual({ availability, reasons });
});
