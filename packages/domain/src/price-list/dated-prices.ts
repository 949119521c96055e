import type { Cents } from '#domain/money/money.ts';
import type { Day } from '#domain/time/vienna-day.ts';

/** A price of an hour of a kind of work, from a day on. */
export interface DatedPrice {
  readonly appointmentTypeId: string;
  readonly validFrom: Day;
  /** None: an own price of a recipient ends on this day. */
  readonly price: Cents | null;
}

/** Prices that were entered before prices had days are valid from here on: no work is older. */
export const BEGINNING: Day = '1900-01-01';

/** The newest entry whose day is not after this one. */
export const validOn = <Entry extends Pick<DatedPrice, 'validFrom'>>(
  entries: readonly Entry[],
  day: Day,
): Entry | undefined =>
  entries.reduce<Entry | undefined>((newest, entry) => {
    if (entry.validFrom > day) return newest;
    return newest && newest.validFrom > entry.validFrom ? newest : entry;
  }, undefined);

/** The next entry after a day. */
export const nextAfter = <Entry extends Pick<DatedPrice, 'validFrom'>>(
  entries: readonly Entry[],
  day: Day,
): Entry | undefined =>
  entries.filter(({ validFrom }) => validFrom > day).toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))[0];

/** The price of an hour of a kind of work on a day; none where nobody has entered one. */
export type PriceOn = (appointmentTypeId: string, day: Day) => Cents | undefined;

/** A recipient's own price goes before that of the agency's list. The one place where a price is looked up. */
export function pricesOf(own: readonly DatedPrice[], list: readonly DatedPrice[]): PriceOn {
  const [ownByType, listByType] = [byType(own), byType(list)];
  return (type, day) =>
    validOn(ownByType.get(type) ?? [], day)?.price ?? validOn(listByType.get(type) ?? [], day)?.price ?? undefined;
}

const byType = (entries: readonly DatedPrice[]) => Map.groupBy(entries, ({ appointmentTypeId }) => appointmentTypeId);
