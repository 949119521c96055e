import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { addDays, type Day } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import type { Draw } from '#app/demo/draw.ts';

const OFFICE_MINUTES = 8 * 60;

/** Some minute of a day at which somebody sits in the office. */
const inOffice = (draw: Draw, day: Day): Date => addMinutes(instantOf(day, '09:00'), draw.number(OFFICE_MINUTES));

/** When a shift was planned that begins on a day, or after it; the second week before. */
export const planMoment = (draw: Draw, day: Day): Date => inOffice(draw, addDays(day, -8 - draw.number(12)));

/** How many days before somebody was asked, who is in this state now: the office has not waited long for those who are silent. */
const ASKED_BEFORE: Readonly<Record<OfferState, readonly number[]>> = {
  BOOKED: [6, 5],
  ACCEPTED: [4, 3, 2],
  DECLINED: [4, 3, 2],
  CONTACTED: [2, 1],
};
const BOOKED_BEFORE = 3;
/** An answer comes the same day or over night: before the office is there again two days later. */
const ANSWER_MINUTES = 15 * 60;

/** When an offer was made, answered and booked, in this order, before a day; whatever of it has happened. */
export function offerMoments(draw: Draw, state: OfferState, day: Day) {
  const asked = inOffice(draw, addDays(day, -draw.one(ASKED_BEFORE[state])));
  return {
    asked,
    answered: addMinutes(asked, 10 + draw.number(ANSWER_MINUTES)),
    booked: inOffice(draw, addDays(day, -BOOKED_BEFORE)),
  };
}
