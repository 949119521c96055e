import { Temporal } from 'temporal-polyfill';
import { TIME_ZONE } from '#domain/time/vienna-day.ts';

/** The time between two changes of the clocks. */
interface Season {
  readonly from: number;
  readonly until: number;
  readonly offset: string;
  readonly offsetMs: number;
}

/** Two a year. To ask Temporal for each instant takes several times as long, and a week of appointments has hundreds. */
const known: Season[] = [];

export function seasonOf(instant: Date): Season {
  const at = instant.getTime();
  const found = known.find(({ from, until }) => from <= at && at < until);
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
  known.push(season);
  return season;
}
