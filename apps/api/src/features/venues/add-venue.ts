import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { MAX_VENUES, VENUE_FAILURES, VenueInput, type VenueValues } from '@gastspiel/domain/venues/venue-input.ts';
import { z } from 'zod';
import { chooseInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { auditedVenue, loadVenue } from '#features/venues/load-venue.ts';
import { insertVenue, selectVenues } from '#features/venues/venues.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';

const input = z.object({ invoiceRecipientId: EntityId, input: VenueInput });

/** The id, or nothing when the customer has it already. */
async function add(
  { db, actor, record }: MutationScope & { readonly actor: User },
  invoiceRecipientId: string,
  values: VenueValues,
): Promise<string | undefined> {
  await chooseInvoiceRecipient(db, actor.tenantId, { invoiceRecipientId });
  if ((await selectVenues(db, invoiceRecipientId)).length >= MAX_VENUES)
    throw new Failure(VENUE_FAILURES.tooManyVenues);
  const id = await insertVenue(db, invoiceRecipientId, values);
  if (id) record({ entityType: 'invoice-recipient', entityId: invoiceRecipientId, after: auditedVenue(values) });
  return id;
}

/** By hand, on the customer's page. */
export const createVenue = mutation({
  action: 'venues.write',
  input,
  run: async (scope) => {
    const id = await add(scope, scope.input.invoiceRecipientId, scope.input.input);
    if (id) return { id };
    throw alreadyKept();
  },
  answer: ({ db }, { id }) => loadVenue(db, id),
});

/** By the way, from what an appointment says of its place. What is kept already stays as it is. */
export const keepVenue = mutation({
  action: 'venues.keep',
  input,
  run: async (scope) => {
    const id = await add(scope, scope.input.invoiceRecipientId, scope.input.input);
    if (!id) scope.nothingChanged();
    return id !== undefined;
  },
});

/** Told at the name. */
export const alreadyKept = (): Failure =>
  new Failure(VENUE_FAILURES.alreadyKept, { 'input.venue': VENUE_FAILURES.alreadyKept.message });
