import { shiftDays } from '@gastspiel/domain/calendar/shift-days.ts';
import { type Month, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { hoursOf } from '#ui/format/german-shift.ts';
import type { OwnOfferCard } from '../own-offers-query.ts';

const startOf = ({ appointment }: OwnOfferCard): Date => new Date(appointment.startDateTime);

/** The shifts of each day that has any. */
export function shiftsByDay(offers: readonly OwnOfferCard[]): ReadonlyMap<Day, readonly OwnOfferCard[]> {
  const byDay = new Map<Day, OwnOfferCard[]>();
  for (const offer of offers) {
    for (const day of shiftDays(startOf(offer), new Date(offer.appointment.endDateTime))) {
      byDay.set(day, [...(byDay.get(day) ?? []), offer]);
    }
  }
  return byDay;
}

interface Absence {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The days that an absence touches. */
export function absentDays(absences: readonly Absence[], first: Day, last: Day): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const { startsAt, endsAt } of absences) {
    const until = dayOf(new Date(Date.parse(endsAt) - 1));
    for (let day = maxOf(dayOf(new Date(startsAt)), first); day <= until && day <= last; day = addDays(day, 1)) {
      days.add(day);
    }
  }
  return days;
}

const maxOf = (one: Day, other: Day): Day => (one > other ? one : other);

/** Planned hours of what begins in the month, and how many shifts these are; hours that the office has recorded. */
export function sumUpMonth(offers: readonly OwnOfferCard[], month: Month) {
  const shifts = offers.filter((offer) => monthOf(dayOf(startOf(offer))) === month);
  const sum = (minutes: readonly number[]): number => minutes.reduce((total, each) => total + each, 0);
  return {
    count: shifts.length,
    booked: sum(shifts.map(({ appointment: { startDateTime, endDateTime } }) => hoursOf(startDateTime, endDateTime))),
    recorded: sum(shifts.map(({ recordedWork }) => recordedWork?.workMinutes ?? 0)) / 60,
  };
}
