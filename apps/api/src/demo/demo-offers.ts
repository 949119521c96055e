import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { offerMoments } from '#app/demo/demo-moments.ts';
import type { DemoShift } from '#app/demo/demo-shifts.ts';
import type { Draw } from '#app/demo/draw.ts';
import type { DemoActor, DemoDeed } from '#app/demo/insert-demo-history.ts';
import { offerChanges } from '#features/offers/index.ts';

interface Made {
  readonly worker: string;
  readonly state: OfferState;
  readonly appointment: string;
  readonly shift: DemoShift;
  readonly dispatcher: DemoActor;
}

/** An offer with when it came to be as it is. */
export interface DemoOffer extends Made {
  readonly moments: ReturnType<typeof offerMoments>;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export function withMoments(draw: Draw, offer: Made, day: Day): DemoOffer {
  const moments = offerMoments(draw, offer.state, day);
  const { asked, answered, booked } = moments;
  const changedAt = { CONTACTED: asked, ACCEPTED: answered, DECLINED: answered, BOOKED: booked }[offer.state];
  return { ...offer, moments, createdAt: asked, changedAt };
}

const EXCUSES = ['Leider krank geworden, 39 Grad Fieber.', 'Mein Kind ist krank.', 'Prüfungstermin wurde verlegt.'];

interface Prevention {
  readonly preventedAt: Date;
  readonly preventedNote: string | undefined;
}

/** One after the other, the last one two hours ago. */
export const preventionOf = (index: number, now: Date): Prevention => ({
  preventedAt: addMinutes(now, -120 * (index + 1)),
  preventedNote: EXCUSES[index],
});

/** The way that an offer went: asked and booked by the office, answered by the worker. */
export function deedsOf(offer: DemoOffer, prevention: Prevention | undefined): DemoDeed[] {
  const { worker, appointment, state, dispatcher, moments } = offer;
  const subject = { userId: worker, appointmentId: appointment };
  const office = { actorId: dispatcher.id, action: 'offers.write' };
  const asked = { ...office, at: moments.asked, changes: offerChanges(subject, null, 'CONTACTED') };
  const said = (answer: 'ACCEPTED' | 'DECLINED'): DemoDeed => ({
    ...{ at: moments.answered, actorId: worker },
    action: answer === 'ACCEPTED' ? 'own-offers.accept' : 'own-offers.decline',
    changes: offerChanges(subject, 'CONTACTED', answer),
  });
  const booked = { ...office, at: moments.booked, changes: offerChanges(subject, 'ACCEPTED', 'BOOKED') };
  const prevented = (at: Date): DemoDeed => ({
    ...{ at, actorId: worker, action: 'own-offers.decline' },
    changes: offerChanges(subject, null, 'PREVENTED'),
  });
  const way: Record<OfferState, readonly DemoDeed[]> = {
    CONTACTED: [asked],
    ACCEPTED: [asked, said('ACCEPTED')],
    DECLINED: [asked, said('DECLINED')],
    BOOKED: [asked, said('ACCEPTED'), booked, ...(prevention ? [prevented(prevention.preventedAt)] : [])],
  };
  return [...way[state]];
}
