import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { VenueInput } from '@gastspiel/domain/venues/venue-input.ts';
import { z } from 'zod';
import { alreadyKept } from '#features/venues/add-venue.ts';
import { auditedVenue, loadVenue, venueValuesOf } from '#features/venues/load-venue.ts';
import { deleteVenueRow, updateVenueRow } from '#features/venues/venues.sql.ts';
import { violatesUnique } from '#platform/database/database-errors.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const updateVenue = mutation({
  action: 'venues.write',
  input: z.object({ venueId: EntityId, version: z.int(), input: VenueInput }),
  run: async ({ db, input: { venueId: id, version, input }, record }) => {
    const before = await loadVenue(db, id);
    const updated = await updateVenueRow(db, { id, version }, input).catch((error: unknown) => {
      throw violatesUnique(error, 'venues_once') ? alreadyKept() : error;
    });
    await settleVersionedUpdate(updated, async () => true);
    record({
      entityType: 'invoice-recipient',
      entityId: before.invoiceRecipientId,
      before: auditedVenue(venueValuesOf(before)),
      after: auditedVenue(input),
    });
    return { id };
  },
  answer: ({ db }, { id }) => loadVenue(db, id),
});

/** Appointments keep what they say: they have a copy of their own. */
export const deleteVenue = mutation({
  action: 'venues.write',
  input: z.object({ venueId: EntityId }),
  run: async ({ db, input: { venueId: id }, record }) => {
    const before = await loadVenue(db, id);
    if (!(await deleteVenueRow(db, id))) throw new Failure(GENERAL_FAILURES.notFound);
    const audited = auditedVenue(venueValuesOf(before));
    record({ entityType: 'invoice-recipient', entityId: before.invoiceRecipientId, before: audited });
    return true;
  },
});
