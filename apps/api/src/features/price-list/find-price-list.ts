import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import { type DatedPrice, nextAfter, pricesOf, validOn } from '@gastspiel/domain/price-list/dated-prices.ts';
import { priceDay } from '@gastspiel/domain/price-list/price-day.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectOwnPrices, selectPriceList } from '#features/invoice-recipients/index.ts';
import { countUnbilled, countUses } from '#features/price-list/price-list.sql.ts';
import { type AppointmentType, findPriceListVersion, selectAppointmentTypes } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';

/** A kind of work with its prices. */
export interface ListedType extends AppointmentType {
  /** The entry that is valid today. */
  readonly current: DatedPrice | undefined;
  readonly next: DatedPrice | undefined;
  readonly prices: readonly DatedPrice[];
  readonly ownPriceRecipients: number;
  readonly workers: number;
}

export interface PriceList {
  readonly version: number;
  readonly types: readonly ListedType[];
}

/** Without the invoicing module it is the list of kinds of work alone; prices of a time with it stay unseen. */
export async function loadPriceList(db: TenantDb, actor: User, now: Date): Promise<PriceList> {
  const today = dayOf(now);
  const seesPrices = refusalOf('price-list.read', actor) === undefined;
  const [version, types, entries, uses] = await Promise.all([
    findPriceListVersion(db),
    selectAppointmentTypes(db, actor.tenantId),
    seesPrices ? selectPriceList(db) : [],
    countUses(db, today),
  ]);
  const [pricesOfType, usesOfType] = [
    Map.groupBy(entries, ({ appointmentTypeId }) => appointmentTypeId),
    new Map(uses.map((use) => [use.id, use])),
  ];
  return {
    version,
    types: types.map((type) => {
      const prices = pricesOfType.get(type.id) ?? [];
      const uses = usesOfType.get(type.id);
      const [ownPriceRecipients, workers] = [seesPrices ? (uses?.ownPriceRecipients ?? 0) : 0, uses?.workers ?? 0];
      const [current, next] = [validOn(prices, today), nextAfter(prices, today)];
      return { ...type, current, next, prices, ownPriceRecipients, workers };
    }),
  };
}

export const findPriceList = query({
  action: 'appointment-types.read',
  input: NO_INPUT,
  run: ({ db, actor, now }) => loadPriceList(db, actor, now),
});

/** The effects of a new price, before anybody saves it. */
export interface PriceChange {
  /** The price that the day has until now. */
  readonly before: Cents | null;
  /** The day on which another price begins. */
  readonly until: string | null;
  /** How many appointments that nobody has billed yet will cost the new price. */
  readonly appointments: number;
}

/** Own prices of recipients stay, so their appointments don't count. */
export const foreseePriceChange = query({
  action: 'price-list.write',
  input: z.object({ appointmentTypeId: EntityId, validFrom: priceDay }),
  run: async ({ db, actor, input: { appointmentTypeId: id, validFrom } }): Promise<PriceChange> => {
    const types = await selectAppointmentTypes(db, actor.tenantId);
    if (!types.some((type) => type.id === id)) throw new Failure(GENERAL_FAILURES.notFound);
    const entries = (await selectPriceList(db)).filter(({ appointmentTypeId }) => appointmentTypeId === id);
    const until = nextAfter(entries, validFrom)?.validFrom ?? null;
    const planned = await countUnbilled(db, id, { from: validFrom, until });
    const own = await selectOwnPrices(db, [...new Set(planned.map(({ recipientId }) => recipientId))]);
    const ownOf = Map.groupBy(own, ({ recipientId }) => recipientId);
    const hasOwnPrice = ({ recipientId, day }: (typeof planned)[number]) =>
      pricesOf(ownOf.get(recipientId) ?? [], [])(id, day) !== undefined;
    return {
      before: pricesOf([], entries)(id, validFrom) ?? null,
      until,
      appointments: planned.filter((work) => !hasOwnPrice(work)).reduce((sum, { count }) => sum + count, 0),
    };
  },
});
