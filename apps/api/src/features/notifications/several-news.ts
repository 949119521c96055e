import {
  type AppointmentGlimpse,
  isForEverybody,
  isStillTrue,
  type ToldShift,
} from '#features/notifications/offer-news.ts';
import { selectToldNews, type ToldNews } from '#features/notifications/told-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** A shift of which something is still to be told. */
export interface TrueShift extends ToldShift {
  /** As it is now, or all that is left of it; under the title that tells positions of an event apart. */
  readonly shown: AppointmentGlimpse;
  readonly current: ToldNews | undefined;
}

/** An appointment by its title. */
export const titled = ({ title, startsAt, endsAt, venue }: ToldNews): AppointmentGlimpse => ({
  ...{ description: title, startsAt, endsAt, venue },
});

/** The news of an act that are still true at the moment of telling, the soonest first. */
export async function selectTrueShifts(
  db: TenantDb,
  userId: string,
  shifts: readonly ToldShift[],
  { isActive }: { readonly isActive: boolean },
): Promise<readonly TrueShift[]> {
  const ids = shifts.map(({ appointmentId }) => appointmentId);
  const found = await selectToldNews(db, ids, userId);
  return shifts
    .flatMap((shift) => {
      const current = found.get(shift.appointmentId);
      const isLoss = isForEverybody(shift.news);
      const now = current && titled(current);
      const shown = isLoss ? (shift.glimpse ?? now) : now;
      const isTrue = isStillTrue(shift.news, current?.state ?? null) && (isActive || isLoss);
      return shown && isTrue ? [{ ...shift, shown, current }] : [];
    })
    .toSorted((one, other) => one.shown.startsAt.getTime() - other.shown.startsAt.getTime());
}
