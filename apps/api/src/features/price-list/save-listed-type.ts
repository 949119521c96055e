import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INPUT_RULES } from '@gastspiel/domain/input/input-rules.ts';
import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import { ListedTypeInput } from '@gastspiel/domain/price-list/price-list-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectPriceList } from '#features/invoice-recipients/index.ts';
import { loadPriceList } from '#features/price-list/find-price-list.ts';
import { holdListedType, holdPriceList } from '#features/price-list/hold-price-list.ts';
import { saveListPrices } from '#features/price-list/price-list.sql.ts';
import {
  type AppointmentType,
  insertAppointmentType,
  renameAppointmentType,
  selectAppointmentTypes,
} from '#features/tenants/index.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** A new kind of work, or another name or price of one that there is; prices are for those who invoice. */
export const saveListedType = mutation({
  action: 'appointment-types.write',
  input: z.object({ appointmentTypeId: EntityId.nullish(), version: z.int(), input: ListedTypeInput }),
  run: async ({ db, actor, input: { appointmentTypeId: known, version, input }, now, record }) => {
    const { description, price } = input;
    if (price !== null && refusalOf('price-list.write', actor)) throw new Failure(GENERAL_FAILURES.notAllowed);
    const validFrom = input.validFrom ?? dayOf(now);
    const before = known ? await holdListedType({ db, actor }, version, known) : undefined;
    if (!known) await holdPriceList(db, version);
    assertNameFree(await selectAppointmentTypes(db, actor.tenantId), description, known);
    const id = known ?? (await insertAppointmentType(db, description));
    if (before && before.description !== description) await renameAppointmentType(db, id, description);
    const entries = await selectPriceList(db);
    const same = entries.find((entry) => entry.appointmentTypeId === id && entry.validFrom === validFrom);
    if (price !== null) await saveListPrices(db, [{ appointmentTypeId: id, validFrom, price }]);
    record({
      entityType: 'appointment-type',
      entityId: id,
      ...(before && { before: { description: before.description, ...(same && { price: same.price, validFrom }) } }),
      after: { description, ...(price !== null && { price, validFrom }) },
    });
    return { id };
  },
  answer: ({ db, actor, now }) => loadPriceList(db, actor, now),
});

/** Two kinds of work of one name nobody could tell apart; a retired one keeps its name too. */
function assertNameFree(types: readonly AppointmentType[], description: string, id: string | null | undefined): void {
  const key = description.toLocaleLowerCase('de');
  if (types.some((type) => type.id !== id && type.description.toLocaleLowerCase('de') === key)) {
    throw new Failure(GENERAL_FAILURES.invalidInput, { 'input.description': INPUT_RULES.notUnique });
  }
}
