import { bandOf, type DayBand } from '#domain/appointments/day-band.ts';
import type { Period } from '#domain/time/period.ts';
import { addDays, type Day, dayOf, daysBetween } from '#domain/time/vienna-day.ts';
import { type TimeOfDay, timeOf } from '#domain/time/vienna-time.ts';

/** Work until then is a night's, not another day's. */
const NIGHT_ENDS: TimeOfDay = '06:00';

/** Which of its days a card stands for, where an appointment has several. */
export interface DayPart {
  readonly number: number;
  readonly of: number;
}

interface Card<Appointment> {
  readonly appointment: Appointment;
  readonly part: DayPart | undefined;
}
export type BoardDay<Appointment> = Readonly<Record<DayBand, readonly Card<Appointment>[]>>;

interface Span {
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly band: DayBand;
  /** The last day with a night that runs into it. */
  readonly touches: Day;
}

function spanOf({ start, end }: Period): Span {
  const [firstDay, endTime] = [dayOf(start), timeOf(end)];
  // Half-open: what ends at midnight touches no further day.
  const touches = dayOf(new Date(end.getTime() - 1));
  const isNight = touches !== firstDay && endTime <= NIGHT_ENDS && endTime !== '00:00';
  return { firstDay, touches, lastDay: isNight ? addDays(touches, -1) : touches, band: bandOf(timeOf(start)) };
}

/**
 * The part of an appointment that stands on a day, or nothing. A night stands on the day it begins; only in a week that
 * it reaches from the week before it stands on the first day too, else that week would not show what overlaps it.
 */
function partOn({ firstDay, lastDay, touches }: Span, day: Day, isFirstOfWeek: boolean): DayPart | 'whole' | undefined {
  const end = isFirstOfWeek && day === touches ? touches : lastDay;
  if (day < firstDay || day > end) return undefined;
  return firstDay === end ? 'whole' : { number: daysBetween(firstDay, day) + 1, of: daysBetween(firstDay, end) + 1 };
}

/** Which appointments stand on which day in which band, in the order they come in. What goes on stands first thing in the morning. */
export function boardOf<Appointment>(
  appointments: readonly Appointment[],
  days: readonly Day[],
  periodOf: (appointment: Appointment) => Period,
): readonly BoardDay<Appointment>[] {
  const spans = appointments.map((appointment) => ({ appointment, ...spanOf(periodOf(appointment)) }));
  return days.map((day, index) => {
    const cards = spans.flatMap(({ appointment, ...span }) => {
      const part = partOn(span, day, index === 0);
      if (!part) return [];
      return {
        appointment,
        part: part === 'whole' ? undefined : part,
        band: day === span.firstDay ? span.band : 'EARLY',
      };
    });
    const inBand = (band: DayBand) =>
      cards.filter((card) => card.band === band).map(({ appointment, part }) => ({ appointment, part }));
    return { EARLY: inBand('EARLY'), DAY: inBand('DAY'), EVENING: inBand('EVENING') };
  });
}
