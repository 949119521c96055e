import { withRest } from '@gastspiel/domain/offers/availability.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { overlaps, type Period } from '@gastspiel/domain/time/period.ts';
import { addDays, type Day, dayOf, daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import { DEMO_OCCASIONS, type DemoOccasion } from '#app/demo/demo-occasions.ts';
import type { Draw } from '#app/demo/draw.ts';

const WEEKS = { past: 6, ahead: 4 } as const;
const HOUR_MS = 3_600_000;

export interface DemoShift extends Period {
  readonly occasion: DemoOccasion;
  readonly people: number;
}

/** The Monday with which the weeks around today begin. */
export const nearBegins = (today: Day): Day => addDays(mondayOf(today), -7 * WEEKS.past);

/** 1 is Monday. */
export const weekdayOf = (day: Day): number => 1 + daysBetween(mondayOf(day), day);

export function shiftOn(day: Day, occasion: DemoOccasion, people: number): DemoShift {
  const start = instantOf(day, occasion.start);
  return { occasion, people, start, end: new Date(start.getTime() + occasion.hours * HOUR_MS) };
}

/** The shifts of the weeks around today, by time. */
export function demoShifts(draw: Draw, now: Date): DemoShift[] {
  const monday = mondayOf(dayOf(now));
  const shifts: DemoShift[] = [];
  for (let week = -WEEKS.past; week <= WEEKS.ahead; week += 1) {
    for (let weekday = 1; weekday <= 7; weekday += 1) {
      const day = addDays(monday, week * 7 + weekday - 1);
      const fitting = DEMO_OCCASIONS.filter(({ weekdays }) => weekdays.includes(weekday));
      for (const occasion of draw.some(fitting, 2 + draw.number(3))) {
        const [from, to] = occasion.people;
        shifts.push(shiftOn(day, occasion, from + draw.number(to - from + 1)));
      }
    }
  }
  return shifts.sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** How much of a shift is booked, accepted, contacted and declined, in percent of the wanted number. */
function mixOf(draw: Draw, { start }: DemoShift, now: Date): Readonly<Record<OfferState, number>> {
  const days = (start.getTime() - now.getTime()) / (24 * HOUR_MS);
  // Who said no long ago is of no interest any more.
  if (days < -7 * (WEEKS.past + 1)) return { BOOKED: 100, ACCEPTED: 0, CONTACTED: 0, DECLINED: 0 };
  if (days < 0) return { BOOKED: 100, ACCEPTED: 0, CONTACTED: 0, DECLINED: 30 };
  if (days < 7) return { BOOKED: draw.one([0, 40, 60, 100]), ACCEPTED: 30, CONTACTED: 50, DECLINED: 20 };
  if (days < 14) return { BOOKED: draw.one([0, 0, 30]), ACCEPTED: 30, CONTACTED: 70, DECLINED: 15 };
  return { BOOKED: 0, ACCEPTED: 0, CONTACTED: draw.one([0, 0, 50]), DECLINED: 0 };
}

/** Keeps who is busy when, so that nobody of the demo works at two places at once or without a night's rest. */
export function demoCalendar() {
  const booked = new Map<string, Period[]>();
  return {
    isFree: (worker: string, shift: Period) => {
      const rested = withRest(shift);
      return !(booked.get(worker) ?? []).some((other) => overlaps(rested, other));
    },
    /** Also of whoever is away. */
    book: (worker: string, { start, end }: Period) => {
      booked.set(worker, [...(booked.get(worker) ?? []), { start, end }]);
    },
  };
}

/** Who of those who could come is in which state. Bookings first: they leave no room for offers in the same time. */
export function demoOffers(
  draw: Draw,
  shift: DemoShift,
  workers: readonly string[],
  { calendar, now }: { readonly calendar: ReturnType<typeof demoCalendar>; readonly now: Date },
): readonly { readonly worker: string; readonly state: OfferState }[] {
  const mix = mixOf(draw, shift, now);
  const free = workers.filter((worker) => calendar.isFree(worker, shift));
  const offers: { worker: string; state: OfferState }[] = [];
  for (const state of ['BOOKED', 'ACCEPTED', 'CONTACTED', 'DECLINED'] as const) {
    for (let count = Math.round((shift.people * mix[state]) / 100); count > 0; count -= 1) {
      const [worker] = free.splice(draw.number(free.length), 1);
      if (worker === undefined) break;
      if (state === 'BOOKED') calendar.book(worker, shift);
      offers.push({ worker, state });
    }
  }
  return offers;
}
