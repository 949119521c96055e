import type { Percentage } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { divideRounded } from '#domain/money/rounding.ts';
import { type DatedPrice, pricesOf } from '#domain/price-list/dated-prices.ts';
import type { Day } from '#domain/time/vienna-day.ts';

const WHOLE = 10_000n;

/** A price by so many hundredths of a percent higher, half a cent rounded up. */
export const raised = (price: Cents, percentage: Percentage): Cents =>
  divideRounded(price * (WHOLE + percentage), WHOLE);

/** A price that rises on a day. */
export interface RaisedPrice {
  readonly appointmentTypeId: string;
  readonly before: Cents;
  readonly after: Cents;
}

interface Raise {
  readonly percentage: Percentage;
  readonly validFrom: Day;
}

/** The prices of one list that rise: those valid on the day. Entries of later days stay as they are. */
export function raisedPrices(
  entries: readonly DatedPrice[],
  types: readonly string[],
  { percentage, validFrom }: Raise,
): readonly RaisedPrice[] {
  const priceOn = pricesOf(entries, []);
  return types.flatMap((appointmentTypeId) => {
    const before = priceOn(appointmentTypeId, validFrom);
    return before === undefined ? [] : [{ appointmentTypeId, before, after: raised(before, percentage) }];
  });
}
