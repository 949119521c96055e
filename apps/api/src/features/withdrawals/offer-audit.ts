import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import type { Change } from '#platform/audit/audit.ts';

/** What else can happen to an offer, besides that its state changes. */
type OfferDeed = 'WITHDRAWN' | 'PREVENTED' | 'KEPT' | 'NOTED';

interface Subject {
  readonly userId: string;
  readonly appointmentId: string;
}

/** What happens to an offer stands in the history of the worker and in that of the appointment, each naming the other. */
export const offerChanges = (
  { userId, appointmentId }: Subject,
  before: OfferState | null,
  after: OfferState | OfferDeed,
): Change[] => [
  {
    entityType: 'appointment',
    entityId: appointmentId,
    before: { offer: { state: before } },
    after: { offer: { targetUserId: userId, state: after } },
  },
  {
    entityType: 'target-user',
    entityId: userId,
    before: { offer: { state: before } },
    after: { offer: { appointmentId, state: after } },
  },
];
