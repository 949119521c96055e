import { firstDayOf, lastDayOf, monthBefore, monthOf, monthsBetween } from '@gastspiel/domain/time/month.ts';
import { overlaps } from '@gastspiel/domain/time/period.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { describe, expect, test } from 'vitest';
import { DEMO_AGENCIES } from '#app/demo/demo-agencies.ts';
import { demoBills } from '#app/demo/demo-billing.ts';
import { offerMoments, planMoment } from '#app/demo/demo-moments.ts';
import { demoPlan, type PlannedShift } from '#app/demo/demo-plan.ts';
import { DEMO_MONTHS, demoBegins } from '#app/demo/demo-season.ts';
import { demoCalendar, demoOffers } from '#app/demo/demo-shifts.ts';
import { drawFrom } from '#app/demo/draw.ts';

const [AGENCY] = DEMO_AGENCIES;
const RECIPIENTS = AGENCY?.recipients ?? [];
const TYPES = AGENCY?.tenant.appointmentTypes.map(({ description }) => description) ?? [];
const CREW = Array.from({ length: 40 }, (_, i) => `worker ${i}`);

/** Days on which a demo is likely to go wrong: a leap day, clock changes, holidays, the first and last days of months and years. */
const TODAYS = [
  '2028-02-29',
  '2027-03-01',
  '2027-03-28',
  '2026-10-25',
  '2026-11-18',
  '2026-12-25',
  '2026-12-31',
  '2027-01-01',
  '2027-01-06',
  '2027-05-31',
];

const hasPrice = ({ customer, type }: PlannedShift): boolean => type !== customer.unpriced;

function story(today: string, time = '10:00') {
  const now = instantOf(today, time);
  const draw = drawFrom(4711);
  const plan = demoPlan(draw, { recipients: RECIPIENTS, types: TYPES, now, hasPast: true });
  const calendar = demoCalendar();
  const bookings = plan.flatMap((shift) =>
    demoOffers(draw, shift, CREW, { calendar, now })
      .filter(({ state }) => state === 'BOOKED')
      .map(({ worker }) => ({ worker, shift })),
  );
  const worked = plan.filter(({ end, hasPayer }) => hasPayer && end < instantOf(today, '00:00'));
  const work = worked.map((shift, index) => ({
    blockId: String(index),
    recipientId: shift.customer.number,
    day: dayOf(shift.start),
    isMonthly: shift.customer.isMonthly ?? false,
    shift,
  }));
  return {
    plan,
    bookings,
    work,
    bills: demoBills(
      work.filter(({ shift }) => hasPrice(shift)),
      today,
    ),
  };
}

describe.each(TODAYS)('the demo of %s', (today) => {
  const { plan, bookings, work, bills } = story(today);

  test('knows a price for all that is worked or planned, but for one of one customer', () => {
    for (const { customer, type } of plan.filter(hasPrice)) expect(customer.types ?? TYPES).toContain(type);
    const gaps = plan.filter((shift) => !hasPrice(shift));
    expect(gaps.map(({ customer, type }) => [customer.number, type])).toEqual([['K-1011', 'Bar']]);
    // Its hours are in the last month, and recorded.
    expect(gaps.map(({ start }) => monthOf(dayOf(start)))).toEqual([monthBefore(monthOf(today))]);
  });

  test('leaves hours of last month to be billed, of several customers', () => {
    const lastMonth = monthBefore(monthOf(today));
    const billed = new Set(bills.flatMap(({ blockIds }) => blockIds));
    const open = work.filter(
      ({ blockId, day }) => !billed.has(blockId) && day >= firstDayOf(lastMonth) && day <= lastDayOf(lastMonth),
    );
    expect(new Set(open.map(({ recipientId }) => recipientId)).size).toBeGreaterThan(2);
  });

  test('has invoices of every month, each hour on one, in the order in which their numbers go', () => {
    const months = monthsBetween(monthOf(demoBegins(today)), monthOf(today));
    expect(months).toHaveLength(DEMO_MONTHS);
    expect([...new Set(bills.map(({ issueDate }) => monthOf(issueDate)))]).toEqual(months);
    const dates = bills.map(({ issueDate }) => issueDate);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.every((date) => date <= today)).toBe(true);
    const billed = bills.flatMap(({ blockIds }) => blockIds);
    expect(new Set(billed).size).toBe(billed.length);
    const days = new Map(work.map(({ blockId, day }) => [blockId, day]));
    for (const { issueDate, blockIds } of bills) {
      for (const id of blockIds) expect((days.get(id) ?? issueDate) < issueDate).toBe(true);
    }
    // A cancelled invoice is billed anew on the next day: nothing of an earlier day comes after it.
    const cancelled = bills.findIndex(({ fate }) => fate === 'CANCELLED');
    const rest = bills.slice(cancelled + 1);
    expect(rest.filter(({ issueDate }) => issueDate === bills[cancelled]?.issueDate)).toEqual([]);
  });

  test('has nobody at two places at once', () => {
    expect(bookings.length).toBeGreaterThan(1000);
    for (const own of Map.groupBy(bookings, ({ worker }) => worker).values()) {
      const shifts = own.map(({ shift }) => shift).toSorted((a, b) => a.start.getTime() - b.start.getTime());
      for (const [index, shift] of shifts.entries()) {
        const next = shifts[index + 1];
        if (next) expect(overlaps(shift, next)).toBe(false);
      }
    }
  });
});

test('more is worked in December and June than in January and August', () => {
  const { plan } = story('2026-11-18');
  const of = (month: string) => plan.filter(({ start }) => dayOf(start).startsWith(month)).length;
  expect(Math.min(of('2025-12'), of('2026-06'))).toBeGreaterThan(1.5 * Math.max(of('2026-01'), of('2026-08')));
});

test('somebody plans, asks, hears and books in this order, and before the day', () => {
  const draw = drawFrom(3);
  for (const day of TODAYS) {
    for (const state of ['CONTACTED', 'ACCEPTED', 'DECLINED', 'BOOKED'] as const) {
      const planned = planMoment(draw, day);
      const { asked, answered, booked } = offerMoments(draw, state, day);
      const way = [planned, asked, answered, ...(state === 'BOOKED' ? [booked] : [])];
      expect(way).toEqual(way.toSorted((a, b) => a.getTime() - b.getTime()));
      if (state !== 'CONTACTED') expect(answered < instantOf(day, '08:30')).toBe(true);
    }
  }
});
