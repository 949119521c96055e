import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';

const Venues = graphql(`
  query Venues($recipientId: String!) {
    venues(invoiceRecipientId: $recipientId) {
      id version venue station contact meetingPlace
      address { streetNameAndNumber postalCode location countryCode }
    }
  }
`);

export type Venue = ResultOf<typeof Venues>['venues'][number];

/** The beginning of every key under which venues are loaded. */
export const VENUES = 'venues';

export const venuesQuery = (recipientId: string) => ask(Venues, { recipientId }, [VENUES]);

/** "Palais Ferstel · Saal" */
export const venueLabel = ({ venue, station }: Pick<Venue, 'venue' | 'station'>): string =>
  [venue, station].filter(Boolean).join(' · ');
