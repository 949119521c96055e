import { z } from 'zod';
import { selectVenues } from '#features/venues/venues.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

export const listVenues = query({
  action: 'venues.read',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: ({ db, input }) => selectVenues(db, input.invoiceRecipientId),
});
