import { expect, test } from 'vitest';
import { OFFER_FAILURES } from '#domain/offers/offer-failures.ts';
import { askingRefusal, bookingRefusal, shiftPhase } from '#domain/offers/shift-phase.ts';

const at = (time: string): Date => new Date(`2027-03-05T${time}:00Z`);
const SHIFT = { startsAt: at('17:00'), endsAt: at('23:00') };

test.each([
  ['before its start', at('16:59'), 'AHEAD', undefined, undefined],
  ['at its start', at('17:00'), 'RUNNING', OFFER_FAILURES.begun, undefined],
  ['while it runs', at('22:59'), 'RUNNING', OFFER_FAILURES.begun, undefined],
  ['at its end', at('23:00'), 'OVER', OFFER_FAILURES.begun, OFFER_FAILURES.over],
  ['afterwards', at('23:30'), 'OVER', OFFER_FAILURES.begun, OFFER_FAILURES.over],
])('%s', (_, now, phase, asking, booking) => {
  expect(shiftPhase(SHIFT, now)).toBe(phase);
  expect(askingRefusal(SHIFT, now)).toBe(asking);
  expect(bookingRefusal(SHIFT, now)).toBe(booking);
});
