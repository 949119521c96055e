import { renewAppointment } from '#features/appointments/index.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { type Offer, offersQuery } from '../lanes/offers-query.ts';

const CreateOffer = graphql(`
  mutation CreateOffer($appointmentId: String!, $targetUserId: String!) {
    createOffer(appointmentId: $appointmentId, targetUserId: $targetUserId) { offerId }
  }
`);

const CreateOffers = graphql(`
  mutation CreateOffers($appointmentId: String!, $includePartially: Boolean, $targetUserIds: [String!]) {
    createOfferForAllAvailableUsers(
      appointmentId: $appointmentId
      includePartially: $includePartially
      targetUserIds: $targetUserIds
    )
  }
`);

const BookOffers = graphql(`
  mutation BookOffers($offerIds: [String!]!, $allowOverbooking: Boolean) {
    bookOffers(offerIds: $offerIds, allowOverbooking: $allowOverbooking)
  }
`);

const CreateBookings = graphql(`
  mutation CreateBookings($appointmentId: String!, $targetUserIds: [String!]!, $allowOverbooking: Boolean) {
    createBookings(appointmentId: $appointmentId, targetUserIds: $targetUserIds, allowOverbooking: $allowOverbooking)
  }
`);

const WithdrawOffer = graphql(`
  mutation WithdrawOffer($offerId: String!, $reason: String) {
    withdrawOffer(offerId: $offerId, reason: $reason)
  }
`);

const WithdrawOffers = graphql(`
  mutation WithdrawOffers(
    $appointmentId: String!
    $offerStates: [OfferState!]!
    $offerIds: [String!]
    $reason: String
  ) {
    withdrawAllOffers(
      appointmentId: $appointmentId
      offerStates: $offerStates
      offerIds: $offerIds
      reason: $reason
    )
  }
`);

const UpdateOfferNotes = graphql(`
  mutation UpdateOfferNotes($offerId: String!, $version: Int!, $notes: String) {
    updateOfferNotes(offerId: $offerId, version: $version, notes: $notes) { offerId }
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

const RecordPrevention = graphql(`
  mutation RecordPrevention($offerId: String!, $note: String) {
    recordPrevention(offerId: $offerId, note: $note) { offerId }
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

const RemindWorkers = graphql(`
  mutation RemindWorkers($appointmentId: String!, $offerState: RemindedState!) {
    remindWorkers(appointmentId: $appointmentId, offerState: $offerState)
  }
`);

/** All steps with an appointment's offers. Those for several answer how many it concerned. */
export function offerCommands(appointmentId: string) {
  const renewal = { renew: () => renewAppointment(appointmentId), renewsAlways: true };
  const ofOffer = ({ offerId }: { readonly offerId: string }) => [appointmentId, offerId];
  const one = () => 1;
  /** Done is as much as there are more such offers than before. */
  const moreOf = (isSuch: (offer: Offer) => boolean) => {
    const count = () => queryClient.getQueryData(offersQuery(appointmentId).queryKey)?.filter(isSuch).length ?? NaN;
    const before = count();
    return () => (count() > before ? { answer: count() - before } : undefined);
  };
  const isBooked = ({ offerState }: Offer): boolean => offerState === 'BOOKED';
  return {
    /** For one alone the server says why it is not possible. */
    offer: defineCommand({
      document: CreateOffer,
      subject: ({ targetUserId }) => [appointmentId, targetUserId],
      answer: one,
      trace: (asked) => moreOf(({ targetUserId }) => targetUserId === asked.targetUserId),
      ...renewal,
    }),
    /** Chosen people who can no longer come are left out. */
    offerToMany: defineCommand({
      document: CreateOffers,
      subject: ({ targetUserIds }) => [appointmentId, ...(targetUserIds ?? [])],
      answer: ({ createOfferForAllAvailableUsers: count }) => count ?? 0,
      trace: ({ targetUserIds }) => moreOf(({ targetUserId }) => targetUserIds?.includes(targetUserId) ?? true),
      ...renewal,
    }),
    book: defineCommand({
      document: BookOffers,
      subject: ({ offerIds }) => [appointmentId, ...offerIds],
      answer: ({ bookOffers: count }) => count,
      trace: ({ offerIds }) => moreOf((offer) => isBooked(offer) && offerIds.includes(offer.offerId)),
      ...renewal,
    }),
    bookDirectly: defineCommand({
      document: CreateBookings,
      subject: ({ targetUserIds }) => [appointmentId, ...targetUserIds],
      answer: ({ createBookings: count }) => count,
      trace: ({ targetUserIds }) => moreOf((offer) => isBooked(offer) && targetUserIds.includes(offer.targetUserId)),
      ...renewal,
    }),
    /** In whatever state it is by now. */
    withdraw: defineCommand({ document: WithdrawOffer, subject: ofOffer, answer: one, ...renewal }),
    /** All in these states, or only some of them. */
    withdrawMany: defineCommand({
      document: WithdrawOffers,
      subject: ({ offerIds }) => [appointmentId, ...(offerIds ?? [])],
      answer: ({ withdrawAllOffers: count }) => count ?? 0,
      ...renewal,
    }),
    saveNotes: defineCommand({ document: UpdateOfferNotes, subject: ofOffer, ...renewal }),
    seekReplacement: defineCommand({
      document: SeekReplacement,
      subject: ofOffer,
      answer: ({ seekReplacement: count }) => count ?? 0,
      ...renewal,
    }),
    recordPrevention: defineCommand({
      document: RecordPrevention,
      subject: ofOffer,
      ...renewal,
    }),
    remind: defineCommand({
      document: RemindWorkers,
      subject: () => [appointmentId],
      answer: ({ remindWorkers: count }) => count ?? 0,
      ...renewal,
    }),
    dismissPrevention: defineCommand({ document: DismissPrevention, subject: ofOffer, ...renewal }),
    keepBooking: defineCommand({ document: KeepBooking, subject: ofOffer, ...renewal }),
  };
}
