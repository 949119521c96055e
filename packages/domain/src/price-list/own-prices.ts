import type { Cents } from '#domain/money/money.ts';
import { BEGINNING, type DatedPrice, validOn } from '#domain/price-list/dated-prices.ts';
import type { Day } from '#domain/time/vienna-day.ts';

/** A recipient's own price as it was entered; without a day it is valid from today on. */
export interface EnteredPrice {
  readonly appointmentTypeId: string;
  readonly price: Cents;
  readonly validFrom: Day | null;
}

/** The changes that make a recipient's own prices those that were entered. */
export interface OwnPriceChanges {
  /** Written over an entry of the same day. */
  readonly written: readonly DatedPrice[];
  readonly removed: readonly DatedPrice[];
}

interface Standing {
  /** The agency's own list. */
  readonly list: readonly DatedPrice[];
  readonly today: Day;
}

/**
 * A price that differs from the own price of its day begins on that day; a kind of work that is left out has no own price from today on.
 * Prices to come of a kind of work stay, unless it was entered with days: then those that are left out are taken back. Nothing that
 * was valid before today is removed.
 */
export function ownPriceChanges(
  before: readonly DatedPrice[],
  entered: readonly EnteredPrice[],
  { list, today }: Standing,
): OwnPriceChanges {
  const types = new Set([...before, ...entered].map(({ appointmentTypeId }) => appointmentTypeId));
  const changes = [...types].map((type) => {
    const ofType = before.filter(isOf(type));
    const wanted = entered.filter(({ appointmentTypeId }) => appointmentTypeId === type);
    const begins = beginsWithoutDay(pricedTypesOf(ofType, today).length > 0, list.filter(isOf(type)), today);
    return changesOfType(type, ofType, wanted, { today, begins });
  });
  return { written: changes.flatMap(({ written }) => written), removed: changes.flatMap(({ removed }) => removed) };
}

const isOf =
  (type: string) =>
  ({ appointmentTypeId }: DatedPrice): boolean =>
    appointmentTypeId === type;

/**
 * The day on which a price of a kind of work begins that was entered without one. It is today. The first price of all is valid from the
 * beginning, as long as the list has none from before today: without one nobody could bill what was worked until now.
 */
export const beginsWithoutDay = (hasOwn: boolean, list: readonly Pick<DatedPrice, 'validFrom'>[], today: Day): Day =>
  hasOwn || list.some(({ validFrom }) => validFrom < today) ? today : BEGINNING;

/** The kinds of work whose own prices began by today; an ended one counts too. */
export const pricedTypesOf = (own: readonly DatedPrice[], today: Day): readonly string[] => [
  ...new Set(own.filter(({ validFrom }) => validFrom <= today).map(({ appointmentTypeId }) => appointmentTypeId)),
];

function changesOfType(
  appointmentTypeId: string,
  before: readonly DatedPrice[],
  wanted: readonly EnteredPrice[],
  { today, begins }: { readonly today: Day; readonly begins: Day },
): OwnPriceChanges {
  const days = wanted.map(({ validFrom }) => validFrom ?? begins);
  const saysDays = wanted.length === 0 || wanted.some(({ validFrom }) => validFrom !== null);
  const isTakenBack = ({ validFrom }: DatedPrice) => saysDays && validFrom > today && !days.includes(validFrom);
  const kept = before.filter((entry) => !isTakenBack(entry));
  const ended = wanted.length === 0 && validOn(kept, today)?.price != null;
  const written = wanted
    .map(({ price, validFrom }) => ({ appointmentTypeId, price, validFrom: validFrom ?? begins }))
    .filter(({ price, validFrom }) => validOn(kept, validFrom)?.price !== price);
  return {
    written: ended ? [{ appointmentTypeId, price: null, validFrom: today }] : written,
    removed: before.filter(isTakenBack),
  };
}

/** The own price of today and those to come, by kind of work. */
export const openPrices = <Entry extends DatedPrice>(
  entries: readonly Entry[],
  today: Day,
): readonly (Entry & { readonly price: Cents })[] =>
  [...Map.groupBy(entries, ({ appointmentTypeId }) => appointmentTypeId).values()].flatMap((ofType) => {
    const now = validOn(ofType, today);
    return ofType.filter((entry) => entry === now || entry.validFrom > today).filter(hasPrice);
  });

const hasPrice = <Entry extends DatedPrice>(entry: Entry): entry is Entry & { readonly price: Cents } =>
  entry.price !== null;
