import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const CreateOffer = graphql(`
  mutation CreateOffer($appointmentId: String!, $targetUserId: String!) {
    createOffer(appointmentId: $appointmentId, targetUserId: $targetUserId) {
      offerId
    }
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

const BookOffer = graphql(`
  mutation BookOffer($offerId: String!, $allowOverbooking: Boolean) {
    bookOffer(offerId: $offerId, allowOverbooking: $allowOverbooking) {
      offerId
    }
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
  mutation WithdrawOffer($offerId: String!) {
    withdrawOffer(offerId: $offerId)
  }
`);

const WithdrawOffers = graphql(`
  mutation WithdrawOffers($appointmentId: String!, $offerStates: [OfferState!]!, $offerIds: [String!]) {
    withdrawAllOffers(appointmentId: $appointmentId, offerStates: $offerStates, offerIds: $offerIds)
  }
`);

const UpdateOfferNotes = graphql(`
  mutation UpdateOfferNotes($offerId: String!, $notes: String) {
    updateOfferNotes(offerId: $offerId, notes: $notes) {
      offerId
    }
  }
`);

const DismissPrevention = graphql(`
  mutation DismissPrevention($offerId: String!) {
    dismissPrevention(offerId: $offerId) {
      offerId
    }
  }
`);

/** Answers how many were offered: of a selection, those who can no longer come are left out. */
export async function offerTo(appointmentId: string, targetUserIds: readonly string[]): Promise<number> {
  const [targetUserId, ...others] = targetUserIds;
  if (targetUserId && others.length === 0) {
    // For one alone the server says why it is not possible.
    await execute(CreateOffer, { appointmentId, targetUserId });
    return 1;
  }
  const chosen = { appointmentId, includePartially: true, targetUserIds: [...targetUserIds] };
  return (await execute(CreateOffers, chosen)).createOfferForAllAvailableUsers ?? 0;
}

export async function offerToAll(appointmentId: string, includePartially: boolean): Promise<number> {
  const { createOfferForAllAvailableUsers } = await execute(CreateOffers, {
    appointmentId,
    includePartially,
    targetUserIds: null,
  });
  return createOfferForAllAvailableUsers ?? 0;
}

export async function bookOffers(offerIds: readonly string[], allowOverbooking: boolean): Promise<number> {
  const [offerId, ...others] = offerIds;
  if (!offerId || others.length > 0) {
    return (await execute(BookOffers, { offerIds: [...offerIds], allowOverbooking })).bookOffers;
  }
  await execute(BookOffer, { offerId, allowOverbooking });
  return 1;
}

export const bookDirectly = async (
  appointmentId: string,
  targetUserIds: readonly string[],
  allowOverbooking: boolean,
): Promise<number> =>
  (await execute(CreateBookings, { appointmentId, targetUserIds: [...targetUserIds], allowOverbooking }))
    .createBookings;

export async function withdrawOffer(offerId: string): Promise<number> {
  await execute(WithdrawOffer, { offerId });
  return 1;
}

/** All in these states, or only some of them. */
export async function withdrawOffers(
  appointmentId: string,
  offerStates: readonly OfferState[],
  offerIds: readonly string[] | null,
): Promise<number> {
  const { withdrawAllOffers } = await execute(WithdrawOffers, {
    appointmentId,
    offerStates: [...offerStates],
    offerIds: offerIds && [...offerIds],
  });
  return withdrawAllOffers ?? 0;
}

export async function saveOfferNotes(offerId: string, notes: string | null): Promise<void> {
  await execute(UpdateOfferNotes, { offerId, notes });
}

export async function dismissPrevention(offerId: string): Promise<void> {
  await execute(DismissPrevention, { offerId });
}
