import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import type { Change } from '#platform/audit/audit.ts';

/** Other deeds at an offer, besides changes of its state. */
type OfferDeed = 'WITHDRAWN' | 'PREVENTED' | 'KEPT' | 'NOTED' | 'REMINDED' | 'CONFIRMED';

interface Details {
  /** Why a booking was withdrawn after the work had begun. */
  readonly reason?: string | null;
  readonly notes?: { readonly before: string | null; readonly after: string | null };
}

interface Subject {
  readonly userId: string;
  readonly appointmentId: string;
}

/**
 * Each event at an offer stands in the history of the worker and in that of the appointment, each naming the other. Both speak
 * of the worker, so both are erased with them.
 */
export function offerChanges(
  { userId, appointmentId }: Subject,
  before: OfferState | null,
  after: OfferState | OfferDeed,
  { reason, notes }: Details = {},
): Change[] {
  const was = { offer: { state: before }, ...(notes ? { offerNotes: notes.before } : {}) };
  const more = notes ? { offerNotes: notes.after } : {};
  const deed = { state: after, ...(reason ? { reason } : {}) };
  return [
    {
      entityType: 'appointment',
      entityId: appointmentId,
      subjectId: userId,
      before: was,
      after: { ...more, offer: { targetUserId: userId, ...deed } },
    },
    { entityType: 'target-user', entityId: userId, before: was, after: { ...more, offer: { appointmentId, ...deed } } },
  ];
}
