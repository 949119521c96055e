import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { priceDay } from '@gastspiel/domain/price-list/price-day.ts';
import { PRICE_LIST_FAILURES } from '@gastspiel/domain/price-list/price-list-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { loadPriceList } from '#features/price-list/find-price-list.ts';
import { holdListedType } from '#features/price-list/hold-price-list.ts';
import { deleteListPrice } from '#features/price-list/price-list.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Takes back a price that is only to come. One that was valid may stand on invoices. */
export const removeListPrice = mutation({
  action: 'price-list.write',
  input: z.object({ appointmentTypeId: EntityId, version: z.int(), validFrom: priceDay }),
  run: async ({ db, actor, input: { appointmentTypeId: id, version, validFrom }, now, record }) => {
    const { description } = await holdListedType({ db, actor }, version, id);
    if (validFrom <= dayOf(now)) throw new Failure(PRICE_LIST_FAILURES.alreadyValid);
    if (!(await deleteListPrice(db, id, validFrom))) throw new Failure(GENERAL_FAILURES.notFound);
    record({
      entityType: 'appointment-type',
      entityId: id,
      before: { description, validFrom },
      after: { description },
    });
    return { id };
  },
  answer: ({ db, actor, now }) => loadPriceList(db, actor, now),
});
