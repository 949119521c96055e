import { TIME_ZONE } from '#domain/time/time-zone.ts';

/** The time between two changes of the clocks. */
interface Season {
  readonly from: number;
  readonly until: number;
  readonly offset: string;
  readonly offsetMs: number;
}

/** By year. To ask the calendar for each instant takes many times as long, and a week of appointments has hundreds. */
const known = new Map<number, Season[]>();
/** Somebody may send instants of any year. */
const MOST_YEARS = 400;
/** The next instant is mostly of the same one. */
let last: Season | undefined;

export function seasonOf(instant: Date): Season {
  const at = instant.getTime();
  if (!last || at < last.from || last.until <= at) last = seasonAt(at, instant.getUTCFullYear());
  return last;
}

function seasonAt(at: number, year: number): Season {
  const ofYear = known.get(year) ?? [];
  const found = ofYear.find(({ from, until }) => from <= at && at < until);
  if (found) return found;
  const offset = offsetAt(at);
  const [from, until] = [edgeOf(at, -1) + 1, edgeOf(at, 1)];
  const season = { from, until, offset, offsetMs: inMs(offset) };
  if (known.size === MOST_YEARS) known.clear();
  known.set(year, [...ofYear, season]);
  return season;
}

/** By the browser's own calendar: a library's weighs as much as the whole first screen that needs it. */
const CLOCK = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/** "+01:00", behind the date and "GMT"; before 1893 the sun's time, to the second. */
const offsetAt = (at: number): string => CLOCK.format(at).split('GMT')[1] ?? '';

/** Vienna has always been ahead of Greenwich. */
function inMs(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice('+'.length).split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** The shortest season, in April of 1945, had ten days. */
const STEP_MS = 7 * 86_400_000;
/** A season that goes on for longer is looked for again. */
const MOST_STEPS = 32;
const LAST_MS = 8_640_000_000_000_000;

/** The first moment before or after this one at which clocks show another time, as far as one looks. */
function edgeOf(at: number, way: 1 | -1): number {
  const offset = offsetAt(at);
  let [same, other] = [at, at];
  for (let step = 0; offsetAt(other) === offset; step += 1) {
    if (step === MOST_STEPS || Math.abs(other) === LAST_MS) return other;
    same = other;
    other = Math.max(-LAST_MS, Math.min(LAST_MS, other + way * STEP_MS));
  }
  while (Math.abs(other - same) > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offsetAt(middle) === offset) same = middle;
    else other = middle;
  }
  return other;
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
