import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { OFFER_FAILURES, ofPerson, overlapOf } from '@gastspiel/domain/offers/offer-failures.ts';
import { offerRefusal } from '@gastspiel/domain/offers/offer-refusal.ts';
import { fromStatesOf, type OfferAction } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import type { AppointmentRow } from '#features/appointments/index.ts';
import { correctPushes, tellWorkers } from '#features/notifications/index.ts';
import {
  type Bookable,
  findClash,
  markToldFull,
  selectBookable,
  selectWorkersIn,
} from '#features/offers/booking.sql.ts';
import { lockOffersToForUpdate } from '#features/offers/locks.sql.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { insertOffers, moveOffers, type Offer, selectOffersTo } from '#features/offers/offers.sql.ts';
import { forgetPreventions } from '#features/offers/preventions.sql.ts';
import { settleWithdrawn } from '#features/offers/settle-withdrawn.ts';
import { wakeWaves } from '#features/offers/waves/wake-waves.ts';
import { deleteOffersBeside } from '#features/offers/withdrawals.sql.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import { reopenBlock } from '#features/worklogs/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isExclusionViolation } from '#platform/database/database-errors.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** Somebody has said that more than the wanted number is meant. */
export const allowOverbooking = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

interface Order {
  /** Held by the caller. */
  readonly appointment: AppointmentRow;
  readonly userIds: readonly string[];
  readonly action: Extract<OfferAction, 'book' | 'bookDirectly'>;
  readonly allowOverbooking: boolean;
  /** It is written down what was: who was blocked or denied since has worked all the same. */
  readonly isAfterTheFact?: boolean;
  /** One comes for one who goes: whoever waits has heard already that all places are taken. */
  readonly isSwap?: boolean;
}

/** Books these workers, all or nobody. What they have no time for any more is withdrawn; everybody concerned is told. */
export async function bookWorkers(
  scope: MutationScope,
  { appointment, userIds, action, allowOverbooking, isAfterTheFact = false, isSwap = false }: Order,
): Promise<void> {
  const { db, now, record } = scope;
  const { id: appointmentId, booked, desiredTargetUsers } = appointment;
  // In one breath, each after what was held before it: workers, then their offers.
  const [, people, , before, clash] = await Promise.all([
    lockWorkersForNoKeyUpdate(db, userIds),
    selectBookable(db, appointmentId, userIds),
    lockOffersToForUpdate(db, appointmentId, userIds),
    selectOffersTo(db, appointmentId, userIds),
    findClash(db, appointmentId, userIds),
  ]);
  // A single person needs no name.
  const refuse = (refusal: FailureKind | undefined, person: Person): void => {
    if (refusal) throw new Failure(userIds.length > 1 ? ofPerson(refusal, person) : refusal);
  };
  for (const userId of userIds) {
    const person = people.find(({ id }) => id === userId);
    if (!person) throw new Failure(GENERAL_FAILURES.notFound);
    refuse(bookableRefusal(person, isAfterTheFact), person);
  }
  // Withdrawn while we waited for the worker: a new booking is not what was asked for.
  if (action === 'book' && before.length < userIds.length) throw new Failure(OFFER_FAILURES.gone);
  for (const offer of before) refuse(offerRefusal(action, offer.state), offer);
  // The wanted number is a promise to the customer's purse: more only when somebody says so.
  const bookedThen = booked + userIds.length;
  if (bookedThen > desiredTargetUsers && !allowOverbooking) throw new Failure(OFFER_FAILURES.fullyBooked);
  if (clash) throw new Failure(overlapOf(clash));

  await unlessDoubleBooked(book(db, appointmentId, userIds, before, action));
  await forgetPreventions(db, [appointmentId], userIds);
  for (const userId of userIds) {
    const state = before.find(({ targetUserId }) => targetUserId === userId)?.state ?? null;
    for (const change of offerChanges({ userId, appointmentId }, state, 'BOOKED')) record(change);
  }
  // Hours may be recorded from the start on: whoever comes later has none yet.
  if (appointment.startsAt <= now) await reopenBlock(scope, appointmentId);
  await settleWithdrawn(scope, await deleteOffersBeside(db, [appointmentId], userIds));
  await wakeWaves(db, [appointmentId]);
  if (appointment.endsAt <= now) return;
  await tellWorkers(db, 'BOOKED', { appointmentId, userIds });
  if (!isSwap && booked < desiredTargetUsers && bookedThen >= desiredTargetUsers) {
    const waiting = await markToldFull(db, [appointmentId]);
    await tellWorkers(db, 'FULLY_BOOKED', { appointmentId, userIds: waiting.map(({ userId }) => userId) });
    const asked = await selectWorkersIn(db, appointmentId, 'CONTACTED');
    await correctPushes(db, 'FILLED', { appointmentId, userIds: asked });
  }
}

type Person = Pick<Bookable, 'firstName' | 'lastName'>;

function bookableRefusal(worker: Bookable, isAfterTheFact: boolean): FailureKind | undefined {
  if (!worker.isOpen || (worker.userState !== 'ACTIVE' && !isAfterTheFact)) return OFFER_FAILURES.notActive;
  return worker.isDenied && !isAfterTheFact ? OFFER_FAILURES.denied : undefined;
}

async function book(
  db: TenantDb,
  appointmentId: string,
  userIds: readonly string[],
  before: readonly Offer[],
  action: Order['action'],
): Promise<void> {
  const offered = new Set(before.map(({ targetUserId }) => targetUserId));
  const ids = before.map(({ id }) => id);
  const others = userIds.filter((id) => !offered.has(id));
  const offers = others.map((userId) => ({ appointmentId, userId }));
  await Promise.all([moveOffers(db, ids, fromStatesOf(action), 'BOOKED'), insertOffers(db, offers, 'BOOKED')]);
}

/** The last word on double bookings has the database, whatever was looked at before. */
async function unlessDoubleBooked(booking: Promise<void>): Promise<void> {
  try {
    await booking;
  } catch (error) {
    throw isExclusionViolation(error) ? new Failure(OFFER_FAILURES.overlap) : error;
  }
}
