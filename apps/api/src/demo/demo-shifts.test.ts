import { overlaps } from '@gastspiel/domain/time/period.ts';
import { expect, test } from 'vitest';
import { demoCalendar, demoOffers, demoShifts } from '#app/demo/demo-shifts.ts';
import { drawFrom } from '#app/demo/draw.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const CREW = Array.from({ length: 50 }, (_, i) => `worker ${i}`);

const DAY_MS = 86_400_000;

test('the demo tells of six weeks worked, the next days half booked and weeks ahead that are open', () => {
  const draw = drawFrom(1);
  const calendar = demoCalendar();
  const planned = demoShifts(draw, NOW).map((shift) => ({
    shift,
    offers: demoOffers(draw, shift, CREW, { calendar, now: NOW }),
  }));
  const filled = (fromDay: number, toDay: number): number => {
    const own = planned.filter(({ shift }) => {
      const days = (shift.start.getTime() - NOW.getTime()) / DAY_MS;
      return days >= fromDay && days < toDay;
    });
    const booked = own.flatMap(({ offers }) => offers).filter(({ state }) => state === 'BOOKED').length;
    return booked / own.reduce((sum, { shift }) => sum + shift.people, 0);
  };
  for (const week of [-42, -21, -7]) expect(filled(week, week + 7)).toBeGreaterThan(0.9);
  expect(filled(0, 7)).toBeGreaterThan(0.25);
  expect(filled(0, 7)).toBeLessThan(0.75);
  expect(filled(14, 28)).toBe(0);
  const bookings = planned.flatMap(({ shift, offers }) =>
    offers.filter(({ state }) => state === 'BOOKED').map(({ worker }) => ({ worker, shift })),
  );
  for (const a of bookings) {
    for (const b of bookings) {
      if (a !== b && a.worker === b.worker) expect(overlaps(a.shift, b.shift)).toBe(false);
    }
  }
});
