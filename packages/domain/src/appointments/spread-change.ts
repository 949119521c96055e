import type { AppointmentValues } from '#domain/appointments/appointment-input.ts';
import { PARTS, type Part, pathsOf } from '#domain/appointments/appointment-parts.ts';
import { moveToDay, wallTimesOf } from '#domain/appointments/wall-times.ts';
import { valueAt, withValueAt } from '#domain/input/value-at.ts';
import { addDays, type Day, dayOf, daysBetween } from '#domain/time/vienna-day.ts';

/** A part as what is compared. The day counts from another one, and times are those on the wall. */
function comparable(part: Part, values: AppointmentValues, from: Day): string {
  if (part === 'day') return String(daysBetween(from, dayOf(values.startDateTime)));
  if (part === 'times') return JSON.stringify(wallTimesOf(values));
  return JSON.stringify(pathsOf(part).map((path) => valueAt(values, path)));
}

/** The parts that a change is about. */
export function changedParts(
  before: AppointmentValues,
  after: AppointmentValues,
  parts: readonly Part[] = PARTS,
): readonly Part[] {
  const day = dayOf(before.startDateTime);
  return parts.filter((part) => comparable(part, before, day) !== comparable(part, after, day));
}

interface SpreadChange {
  readonly values: AppointmentValues;
  /** The parts that the other one took over. */
  readonly taken: readonly Part[];
  /** Parts that were to change, but have a value of their own there: they stay. */
  readonly kept: readonly Part[];
}

/**
 * The change from `before` to `after`, made to another appointment of the same event or series: only the parts that
 * differ, and of `parts` alone. A day is moved by as many days; times are those of the clock on the wall.
 */
export const spreadChange = (
  before: AppointmentValues,
  after: AppointmentValues,
  other: AppointmentValues,
  parts: readonly Part[] = PARTS,
): SpreadChange => spreading(before, after, parts)(other);

/** The same for many others: what the change is about is found once. */
export function spreading(
  before: AppointmentValues,
  after: AppointmentValues,
  parts: readonly Part[] = PARTS,
): (other: AppointmentValues) => SpreadChange {
  const day = dayOf(before.startDateTime);
  const asOf = (values: AppointmentValues, from: Day) => (part: Part) => comparable(part, values, from);
  const [then, now] = [asOf(before, day), asOf(after, day)];
  const about = changedParts(before, after, parts);
  const days = daysBetween(day, dayOf(after.startDateTime));
  return (other) => {
    const own = asOf(other, dayOf(other.startDateTime));
    const changed = about.filter((part) => own(part) !== now(part));
    const follows = (part: Part) => boundTo(part, before, after).every((one) => own(one) === then(one));
    const taken = changed.filter(follows);
    return { values: take(taken, after, other, days), taken, kept: changed.filter((part) => !taken.includes(part)) };
  };
}

const MEETING: readonly Part[] = ['meetingPlace', 'meetingTime'];
const hasMeeting = ({ sectorAttributes }: AppointmentValues) => sectorAttributes.meetingInformation.place !== null;

/** A meeting has a place and a time or neither: where it comes or goes, both of them do. */
const boundTo = (part: Part, before: AppointmentValues, after: AppointmentValues): readonly Part[] =>
  MEETING.includes(part) && hasMeeting(before) !== hasMeeting(after) ? MEETING : [part];

/** The other one with the parts that it takes over; times of another day come to its own. */
function take(taken: readonly Part[], after: AppointmentValues, other: AppointmentValues, days: number) {
  const values = taken
    .flatMap(pathsOf)
    .reduce((changed, path) => withValueAt(changed, path, valueAt(after, path)), other);
  return moveToDay(values, addDays(dayOf(other.startDateTime), taken.includes('day') ? days : 0));
}
