import { VenueInput } from '@gastspiel/domain/venues/venue-input.ts';
import { partialAddressInput, partialAddressType } from '#features/contact/index.ts';
import { createVenue, keepVenue } from '#features/venues/add-venue.ts';
import { deleteVenue, updateVenue } from '#features/venues/change-venue.ts';
import { listVenues } from '#features/venues/list-venues.ts';
import { countVenueUses, type Venue, VenueFacts } from '#features/venues/venues.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { fieldsOf } from '#platform/graphql/fields-of.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

const venueInput = inputOf('VenueInput', 'Where a customer’s events take place.', VenueInput, {
  address: partialAddressInput,
  station: 'Which part of it.',
  contact: 'Whom to ask for there.',
});

const counted = new WeakMap<TenantDb, Map<string, Promise<ReadonlyMap<string, number>>>>();

/** A request that lists a customer's venues counts the uses of all of them at once. */
function usesOf(db: TenantDb, recipientId: string): Promise<ReadonlyMap<string, number>> {
  const known = counted.get(db) ?? new Map<string, Promise<ReadonlyMap<string, number>>>();
  counted.set(db, known);
  const uses =
    known.get(recipientId) ??
    countVenueUses(db, recipientId).then((rows) => new Map(rows.map(({ id, count }) => [id, count])));
  known.set(recipientId, uses);
  return uses;
}

export const venuesSchema: SchemaPart = (builder) => {
  const Type = builder.objectRef<Venue>('Venue').implement({
    description: 'Where a customer’s events take place.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      ...fieldsOf(t, VenueFacts, { station: 'Which part of it.', contact: 'Whom to ask for there.' }),
      address: t.field({ type: partialAddressType(builder), resolve: (row) => row }),
      appointments: t.int({
        description: 'How many appointments of the customer take place there.',
        extensions: { statements: 0 },
        resolve: async ({ id, invoiceRecipientId }, _args, { reads }) =>
          (await usesOf(await reads.db(), invoiceRecipientId)).get(id) ?? 0,
      }),
    }),
  });
  builder.queryField('venues', (t) =>
    t.field({
      type: [Type],
      description: 'The venues of a customer by name.',
      ...serve(builder, listVenues),
    }),
  );
  builder.mutationFields((t) => ({
    createVenue: t.field({
      type: Type,
      description: 'Adds a venue to a customer. Refused when it is there already.',
      ...serve(builder, createVenue, { input: venueInput }),
    }),
    keepVenue: t.field({
      type: 'Boolean',
      description: 'Remembers the place of an appointment as its customer’s; false when it is there already.',
      ...serve(builder, keepVenue, { input: venueInput }),
    }),
    updateVenue: t.field({
      type: Type,
      description: 'Saves a venue whole. Refused when somebody else changed it meanwhile.',
      ...serve(builder, updateVenue, { input: venueInput }),
    }),
    deleteVenue: t.field({
      type: 'Boolean',
      description: 'Forgets a venue; appointments there stay as they are.',
      ...serve(builder, deleteVenue),
    }),
  }));
};
