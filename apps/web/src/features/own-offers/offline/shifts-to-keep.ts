import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';
import { type KeptShifts, keptShifts } from '#platform/offline/kept-shifts.ts';
import type { Brand } from '#platform/viewer/brand.ts';

/** Only what the day itself needs. */
const ShiftsToKeep = graphql(`
  query ShiftsToKeep {
    currentTargetUserOffers(filter: { offerStates: [BOOKED], isPast: false }, page: { size: 50 }) {
      items {
        offerId
        appointment {
          description startDateTime endDateTime typeDescription venue
          address { streetNameAndNumber postalCode location }
          meetingPlace meetingTime contact
          outfit { title }
        }
      }
    }
  }
`);

export type KeptShift = ResultOf<typeof ShiftsToKeep>['currentTargetUserOffers']['items'][number];
export type OwnKeptShifts = KeptShifts<Brand, KeptShift>;

export const shiftsToKeepQuery = ask(
  ShiftsToKeep,
  {},
  [OWN_OFFERS],
  ({ currentTargetUserOffers }) => currentTargetUserOffers.items,
);

const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

/** Those that begin within the days that are kept and are not over. */
export const ofNextDays = (shifts: readonly KeptShift[], now: Date): readonly KeptShift[] =>
  shifts.filter(
    ({ appointment: { startDateTime, endDateTime } }) =>
      Date.parse(endDateTime) > now.getTime() && Date.parse(startDateTime) < now.getTime() + KEPT_DAYS * DAY_MS,
  );

/** The kept shifts, without those that are over by now; undefined where nothing of a worker was kept. */
export function readKeptShifts(now: Date): OwnKeptShifts | undefined {
  const kept = keptShifts.read() as OwnKeptShifts | undefined;
  return kept && { ...kept, shifts: ofNextDays(kept.shifts, now) };
}
