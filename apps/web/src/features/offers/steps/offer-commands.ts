import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { bookingCommands, isBooked, sharedBy } from './booking-commands.ts';

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

const RecordPrevention = graphql(`
  mutation RecordPrevention($offerId: String!, $note: String) {
    recordPrevention(offerId: $offerId, note: $note) { offerId }
  }
`);

const RemindWorkers = graphql(`
  mutation RemindWorkers($appointmentId: String!, $offerState: RemindedState!) {
    remindWorkers(appointmentId: $appointmentId, offerState: $offerState)
  }
`);

/** All steps with an appointment's offers. Those for several answer how many it concerned. */
export function offerCommands(appointmentId: string) {
  const { renewal, ofOffer, moreOf } = sharedBy(appointmentId);
  const one = () => 1;
  return {
    ...bookingCommands(appointmentId),
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
  };
}
