import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const Venues = graphql(`
  query Venues($recipientId: String!) {
    venues(invoiceRecipientId: $recipientId) {
      id
      version
      venue
      station
      contact
      meetingPlace
      address {
        streetNameAndNumber
        postalCode
        location
        countryCode
      }
    }
  }
`);

export type Venue = ResultOf<typeof Venues>['venues'][number];

/** What everything that is loaded of venues begins with. */
export const VENUES = 'venues';

export const venuesQuery = (recipientId: string) =>
  queryOptions({
    queryKey: [VENUES, recipientId],
    queryFn: async ({ signal }) => (await execute(Venues, { recipientId }, { signal })).venues,
  });

/** "Palais Ferstel · Saal" */
export const venueLabel = ({ venue, station }: Pick<Venue, 'venue' | 'station'>): string =>
  [venue, station].filter(Boolean).join(' · ');
