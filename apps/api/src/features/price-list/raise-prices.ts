import { createHash } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { PRICE_LIST_FAILURES } from '@gastspiel/domain/price-list/price-list-failures.ts';
import { RaiseInput, type RaiseValues } from '@gastspiel/domain/price-list/price-list-input.ts';
import { type RaisedPrice, raisedPrices } from '@gastspiel/domain/price-list/raise.ts';
import { z } from 'zod';
import {
  holdRecipientsWithOwnPrices,
  saveOwnPrices,
  selectAllOwnPrices,
  selectPriceList,
} from '#features/invoice-recipients/index.ts';
import { loadPriceList } from '#features/price-list/find-price-list.ts';
import { holdPriceList } from '#features/price-list/hold-price-list.ts';
import { saveListPrices } from '#features/price-list/price-list.sql.ts';
import { findPriceListVersion, selectAppointmentTypes } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation, query } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';

export interface OwnRaise extends RaisedPrice {
  readonly recipientId: string;
  readonly recipientName: string;
}

/** The prices that would rise. */
export interface Raise {
  readonly list: readonly RaisedPrice[];
  readonly own: readonly OwnRaise[];
  /** A digest of all of them: whoever orders the raise sends back which one was seen. */
  readonly seen: string;
}

async function plan(db: TenantDb, { tenantId }: Pick<User, 'tenantId'>, values: RaiseValues): Promise<Raise> {
  const types = (await selectAppointmentTypes(db, tenantId)).filter(({ isRetired }) => !isRetired).map(({ id }) => id);
  const list = raisedPrices(await selectPriceList(db), types, values);
  const prices = values.includesOwn ? await selectAllOwnPrices(db) : [];
  const own = [...Map.groupBy(prices, ({ recipientId }) => recipientId)].flatMap(([recipientId, entries]) =>
    raisedPrices(entries, types, values).map((raise) => ({
      ...raise,
      recipientId,
      recipientName: entries[0]?.recipientName ?? '',
    })),
  );
  const rows = [...list, ...own].map(({ before, after, ...rest }) => [...Object.values(rest), `${before} ${after}`]);
  return { list, own, seen: createHash('sha256').update(JSON.stringify(rows)).digest('hex') };
}

export const previewRaise = query({
  action: 'price-list.write',
  input: z.object({ input: RaiseInput }),
  run: ({ db, actor, input: { input } }) => plan(db, actor, input),
});

/** All prices at once, or none: refused when one of them has changed since somebody looked. */
export const raisePrices = mutation({
  action: 'price-list.write',
  input: z.object({ input: RaiseInput, seen: z.string().max(64) }),
  run: async ({ db, actor, input: { input, seen }, record }) => {
    // The list first, then recipients: whoever saves one of them holds no list.
    await holdPriceList(db, await findPriceListVersion(db));
    if (input.includesOwn) await holdRecipientsWithOwnPrices(db);
    const raise = await plan(db, actor, input);
    if (raise.seen !== seen) throw new Failure(PRICE_LIST_FAILURES.stale);
    if (raise.list.length + raise.own.length === 0) throw new Failure(PRICE_LIST_FAILURES.nothingToRaise);
    const { validFrom } = input;
    await saveListPrices(db, raise.list.map(entryFrom(validFrom)));
    await saveOwnPrices(
      db,
      raise.own.map((one) => ({ ...entryFrom(validFrom)(one), recipientId: one.recipientId })),
    );
    record({
      entityType: 'price-list',
      entityId: actor.tenantId,
      before: { prices: raise.list.map(({ appointmentTypeId, before: price }) => ({ appointmentTypeId, price })) },
      after: { prices: raise.list.map(entryFrom(validFrom)) },
    });
    for (const [entityId, prices] of Map.groupBy(raise.own, ({ recipientId }) => recipientId)) {
      const before = prices.map(({ appointmentTypeId, before: price }) => ({ appointmentTypeId, price }));
      record({
        entityType: 'invoice-recipient',
        entityId,
        before: { appointmentTypePrices: before },
        after: { appointmentTypePrices: prices.map(entryFrom(validFrom)) },
      });
    }
    return { list: raise.list.length, own: raise.own.length };
  },
  answer: ({ db, actor, now }) => loadPriceList(db, actor, now),
});

const entryFrom =
  (validFrom: string) =>
  ({ appointmentTypeId, after: price }: RaisedPrice) => ({ appointmentTypeId, price, validFrom });
