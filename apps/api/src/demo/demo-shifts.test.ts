import { overlaps } from '@gastspiel/domain/offers/availability.ts';
import { expect, test } from 'vitest';
import { demoCalendar, demoOffers, demoShifts } from '#app/demo/demo-shifts.ts';
import { drawFrom } from '#app/demo/draw.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const CREW = Array.from({ length: 50 }, (_, i) => `worker ${i}`);

test('the demo tells of six weeks worked, one half booked and four ahead', () => {
  const draw = drawFrom(1);
  const calendar = demoCalendar();
  const planned = demoShifts(draw, NOW).map((shift) => ({ shift, offers: demoOffers(draw, shift, CREW, calendar) }));
  const filled = (week: number): number => {
    const own = planned.filter(({ shift }) => shift.week === week);
    const booked = own.flatMap(({ offers }) => offers).filter(({ state }) => state === 'BOOKED').length;
    return booked / own.reduce((sum, { shift }) => sum + shift.people, 0);
  };
  expect(new Set(planned.map(({ shift }) => shift.week))).toEqual(new Set([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4]));
  for (const week of [-6, -3, -1]) expect(filled(week)).toBeGreaterThan(0.9);
  expect(filled(0)).toBeGreaterThan(0.25);
  expect(filled(0)).toBeLessThan(0.75);
  expect(filled(3)).toBe(0);
  const bookings = planned.flatMap(({ shift, offers }) =>
    offers.filter(({ state }) => state === 'BOOKED').map(({ worker }) => ({ worker, shift })),
  );
  for (const a of bookings) {
    for (const b of bookings) {
      if (a !== b && a.worker === b.worker) expect(overlaps(a.shift, b.shift)).toBe(false);
    }
  }
});
