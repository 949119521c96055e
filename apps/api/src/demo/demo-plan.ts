import { lastDayOf, monthBefore, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import type { DemoOccasion } from '#app/demo/demo-occasions.ts';
import type { DemoRecipient } from '#app/demo/demo-recipients.ts';
import { demoSeason } from '#app/demo/demo-season.ts';
import { type DemoShift, demoShifts, shiftOn } from '#app/demo/demo-shifts.ts';
import type { Draw } from '#app/demo/draw.ts';

/** A shift with the customer who wants it. */
export interface PlannedShift extends DemoShift {
  readonly customer: DemoRecipient;
  readonly type: string;
  /** Some are planned before it is known who pays. */
  readonly hasPayer: boolean;
}

interface Agency {
  readonly recipients: readonly DemoRecipient[];
  readonly types: readonly string[];
  readonly now: Date;
  /** Whether it is told of the months before, too: where nothing is billed, nobody looks at them. */
  readonly hasPast: boolean;
}

/** So many of the customers have something to do for the agency in a month. */
const CUSTOMERS_A_MONTH = 8;

/** The one thing in the demo that has no price. */
const PREMIERE: DemoOccasion = {
  title: 'Premierenfeier an der Bar',
  weekdays: [5],
  start: '20:00',
  hours: 6,
  people: [3, 3],
  types: ['Bar'],
  meeting: 'Bühneneingang',
};

/** All shifts of an agency, by time. Each customer books what they have a price for, but for one that nobody has agreed on yet. */
export function demoPlan(draw: Draw, { recipients, types, now, hasPast }: Agency): PlannedShift[] {
  const typeOf = ({ types: named }: DemoOccasion) => named.find((name) => types.includes(name)) ?? types[0] ?? '';
  const plan = (shifts: readonly DemoShift[], customers: readonly DemoRecipient[], payerPercent: number) =>
    shifts.flatMap((shift): PlannedShift[] => {
      const type = typeOf(shift.occasion);
      const fitting = customers.filter((customer) => customer.types?.includes(type) ?? true);
      if (fitting.length === 0) return [];
      return [{ ...shift, type, customer: draw.one(fitting), hasPayer: draw.isLucky(payerPercent) }];
    });
  const past = hasPast ? [...Map.groupBy(demoSeason(draw, now), ({ start }) => monthOf(dayOf(start))).values()] : [];
  const unpriced = recipients.flatMap((customer) =>
    customer.unpriced
      ? [{ ...shiftOn(gapDay(dayOf(now)), PREMIERE, 3), type: customer.unpriced, customer, hasPayer: true }]
      : [],
  );
  return [
    ...past.flatMap((month) => plan(month, draw.some(recipients, CUSTOMERS_A_MONTH), 100)),
    ...plan(demoShifts(draw, now), recipients, 90),
    ...unpriced,
  ].sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** A Friday at the end of the last month, old enough for its hours to be recorded by now. */
function gapDay(today: Day): Day {
  const latest = addDays(lastDayOf(monthBefore(monthOf(today))), -3);
  const friday = addDays(mondayOf(latest), 4);
  return friday > latest ? addDays(friday, -7) : friday;
}
