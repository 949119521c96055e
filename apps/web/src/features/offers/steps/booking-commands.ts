import { renewAppointment } from '#features/appointments/index.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { type Offer, offersQuery } from '../lanes/offers-query.ts';

const BookOffers = graphql(`
  mutation BookOffers($offerIds: [String!]!, $allowOverbooking: Boolean) {
    bookOffers(offerIds: $offerIds, allowOverbooking: $allowOverbooking)
  }
`);

const SeekReplacement = graphql(`
  mutation SeekReplacement($offerId: String!, $includePartially: Boolean, $replacementOfferId: String) {
    seekReplacement(
      offerId: $offerId
      includePartially: $includePartially
      replacementOfferId: $replacementOfferId
    )
  }
`);

const DismissPrevention = graphql(`
  mutation DismissPrevention($offerId: String!) {
    dismissPrevention(offerId: $offerId) { offerId }
  }
`);

const KeepBooking = graphql(`
  mutation KeepBooking($offerId: String!) {
    keepBooking(offerId: $offerId) { offerId }
  }
`);

export const isBooked = ({ offerState }: Offer): boolean => offerState === 'BOOKED';

/** The parts that the commands of an appointment share. */
export const sharedBy = (appointmentId: string) => ({
  renewal: { renew: () => renewAppointment(appointmentId), renewsAlways: true },
  ofOffer: ({ offerId }: { readonly offerId: string }) => [appointmentId, offerId],
  /** Done is as much as there are more such offers than before. */
  moreOf: (isSuch: (offer: Offer) => boolean) => {
    const count = () => queryClient.getQueryData(offersQuery(appointmentId).queryKey)?.filter(isSuch).length ?? NaN;
    const before = count();
    return () => (count() > before ? { answer: count() - before } : undefined);
  },
});

/** The steps that the home has too: it need not load all the others. */
export function bookingCommands(appointmentId: string) {
  const { renewal, ofOffer, moreOf } = sharedBy(appointmentId);
  return {
    book: defineCommand({
      document: BookOffers,
      subject: ({ offerIds }) => [appointmentId, ...offerIds],
      answer: ({ bookOffers: count }) => count,
      trace: ({ offerIds }) => moreOf((offer) => isBooked(offer) && offerIds.includes(offer.offerId)),
      ...renewal,
    }),
    seekReplacement: defineCommand({
      document: SeekReplacement,
      subject: ofOffer,
      answer: ({ seekReplacement: count }) => count ?? 0,
      ...renewal,
    }),
    dismissPrevention: defineCommand({ document: DismissPrevention, subject: ofOffer, ...renewal }),
    keepBooking: defineCommand({ document: KeepBooking, subject: ofOffer, ...renewal }),
  };
}
