import { Temporal } from 'temporal-polyfill';
import { TIME_ZONE } from '#domain/time/time-zone.ts';

/** The time between two changes of the clocks. */
interface Season {
  readonly from: number;
  readonly until: number;
  readonly offset: string;
  readonly offsetMs: number;
}

/** By year. To ask Temporal for each instant takes several times as long, and a week of appointments has hundreds. */
const known = new Map<number, Season[]>();
/** Somebody may send instants of any year. */
const MOST_YEARS = 400;

export function seasonOf(instant: Date): Season {
  const [at, year] = [instant.getTime(), instant.getUTCFullYear()];
  const ofYear = known.get(year) ?? [];
  const found = ofYear.find(({ from, until }) => from <= at && at < until);
  if (found) return found;
  const moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(TIME_ZONE);
  const next = moment.getTimeZoneTransition('next');
  // A change at this very moment is not a previous one.
  const last = moment.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const season = {
    from: last?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: moment.offset,
    offsetMs: moment.offsetNanoseconds / 1_000_000,
  };
  if (known.size === MOST_YEARS) known.clear();
  known.set(year, [...ofYear, season]);
  return season;
}

/** The clock on the wall, written as if it were UTC. */
export const wallClock = (instant: Date): string =>
  new Date(instant.getTime() + seasonOf(instant).offsetMs).toISOString();

/**
 * The instant of a wall clock, written as if it were UTC. One that a change of the clocks skips is moved behind the gap, one that it doubles
 * is the first: what Temporal calls compatible, and what people mean. Both are told by the clock of the day before.
 */
export function instantAt(written: string): Date {
  const wall = Date.parse(written);
  const before = new Date(wall - seasonOf(new Date(wall - DAY_MS)).offsetMs);
  const after = new Date(wall - seasonOf(before).offsetMs);
  return after.getTime() + seasonOf(after).offsetMs === wall ? after : before;
}

const DAY_MS = 86_400_000;
