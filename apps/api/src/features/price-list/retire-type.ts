import { z } from 'zod';
import { loadPriceList } from '#features/price-list/find-price-list.ts';
import { holdListedType } from '#features/price-list/hold-price-list.ts';
import { retireAppointmentType } from '#features/tenants/index.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** A retired kind of work is chosen for nothing new, until it is brought back. */
export const retireType = mutation({
  action: 'appointment-types.write',
  input: z.object({ appointmentTypeId: EntityId, version: z.int(), isRetired: z.boolean() }),
  run: async ({ db, actor, input: { appointmentTypeId: id, version, isRetired }, now, record, nothingChanged }) => {
    const before = await holdListedType({ db, actor }, version, id);
    if (before.isRetired === isRetired) nothingChanged();
    else {
      await retireAppointmentType(db, id, isRetired ? now : null);
      const { description } = before;
      record({
        entityType: 'appointment-type',
        entityId: id,
        before: { description, isRetired: before.isRetired },
        after: { description, isRetired },
      });
    }
    return { id };
  },
  answer: ({ db, actor, now }) => loadPriceList(db, actor, now),
});
