import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';

const Venues = graphql(`
  query Venues($recipientId: String!, $countsAppointments: Boolean!) {
    venues(invoiceRecipientId: $recipientId) {
      id version venue station contact meetingPlace
      appointments @include(if: $countsAppointments)
      address { streetNameAndNumber postalCode location countryCode }
    }
  }
`);

export type Venue = ResultOf<typeof Venues>['venues'][number];

/** The beginning of every key under which venues are loaded. */
export const VENUES = 'venues';

/** How often each is used is counted for those who look after them, not for those who choose one. */
export const venuesQuery = (recipientId: string, countsAppointments = false) =>
  ask(Venues, { recipientId, countsAppointments }, [VENUES]);

/** "Palais Ferstel · Saal" */
export const venueLabel = ({ venue, station }: Pick<Venue, 'venue' | 'station'>): string =>
  [venue, station].filter(Boolean).join(' · ');
