import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { VENUES } from './venues-query.ts';

const renew = (): Promise<unknown> => renewTopics(VENUES);

export const createVenue = defineCommand({
  document: graphql(`
    mutation CreateVenue($recipientId: String!, $input: VenueInput!) {
      createVenue(invoiceRecipientId: $recipientId, input: $input) { id }
    }
  `),
  renew,
});

/** From an appointment's place; answers whether it was new. */
export const keepVenue = defineCommand({
  document: graphql(`
    mutation KeepVenue($recipientId: String!, $input: VenueInput!) {
      keepVenue(invoiceRecipientId: $recipientId, input: $input)
    }
  `),
  answer: ({ keepVenue: isNew }) => isNew,
  renew,
});

/** Saves over the version that was edited. */
export const updateVenue = defineCommand({
  document: graphql(`
    mutation UpdateVenue($id: String!, $version: Int!, $input: VenueInput!) {
      updateVenue(venueId: $id, version: $version, input: $input) { id }
    }
  `),
  renew,
});

export const deleteVenue = defineCommand({
  document: graphql(`
    mutation DeleteVenue($id: String!) {
      deleteVenue(venueId: $id)
    }
  `),
  renew,
});
