import { REMINDED_STATES } from '@gastspiel/domain/offers/reminders.ts';
import type { z } from 'zod';
import { bookOffer, bookOffers } from '#features/offers/book-offers.ts';
import { createBooking, createBookings } from '#features/offers/create-bookings.ts';
import { createOffer, createOfferForAllAvailableUsers } from '#features/offers/create-offers.ts';
import { ensureOfferWithStateExists } from '#features/offers/ensure-offer.ts';
import { keepBooking } from '#features/offers/keep-booking.ts';
import { countAppointmentOffers, listAppointmentOffers, type OfferFilter } from '#features/offers/list-offers.ts';
import type { OfferCounts } from '#features/offers/offer-counts.sql.ts';
import { APPOINTMENT, OFFER, offerStateType, offerType, WORKER } from '#features/offers/offer-types.graphql.ts';
import { dismissPrevention, recordPrevention } from '#features/offers/prevention.ts';
import { remindWorkers } from '#features/offers/remind-workers.ts';
import { seekReplacement } from '#features/offers/seek-replacement.ts';
import { updateOfferNotes } from '#features/offers/update-offer-notes.ts';
import { withdrawAllOffers, withdrawOffer } from '#features/offers/withdraw-offers.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const REASON = {
  required: false,
  description: 'Why; needed for a booking of work that has begun. History keeps it.',
} as const;
const OVERBOOKING = { required: false, description: 'Also when the wanted number is reached.' } as const;

/** What staff do with offers. */
export const offersSchema: SchemaPart = (builder) => {
  const OfferState = offerStateType(builder);
  const Offer = offerType(builder);
  builder.queryFields((t) => ({
    appointmentOffers: t.field({
      type: pageType(builder, Offer, 'OfferPage'),
      description: 'The offers of an appointment, the newest change first.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        page: t.arg({ type: pageInput(builder), required: false, description: 'The first page when left out.' }),
        filter: t.arg({ type: filterType(builder), required: false, description: 'All when left out.' }),
      },
      ...serve(listAppointmentOffers),
    }),
    appointmentOfferCounts: t.field({
      type: [countsType(builder)],
      description: 'How many offers these appointments have in each state.',
      args: { appointmentIds: t.arg.stringList({ description: 'The ids of the appointments.' }) },
      ...serve(countAppointmentOffers),
    }),
  }));
  builder.mutationFields((t) => ({
    createOffer: t.field({
      type: Offer,
      description: 'Offers an appointment to a worker.',
      args: { appointmentId: t.arg.string(APPOINTMENT), targetUserId: t.arg.string(WORKER) },
      ...serve(createOffer),
    }),
    createOfferForAllAvailableUsers: t.field({
      type: 'Int',
      description: 'Offers an appointment to everybody who can come. Answers how many.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        includePartially: t.arg.boolean({ required: false, description: 'Also whom something minor speaks against.' }),
        targetUserIds: t.arg.stringList({ required: false, description: 'Only these of them.' }),
      },
      ...serve(createOfferForAllAvailableUsers),
    }),
    createBooking: t.field({
      type: Offer,
      description: 'Books a worker directly, whatever they answered.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        targetUserId: t.arg.string(WORKER),
        allowOverbooking: t.arg.boolean(OVERBOOKING),
      },
      ...serve(createBooking),
    }),
    createBookings: t.field({
      type: 'Int',
      description: 'Books several workers directly, all or nobody. Answers how many.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        targetUserIds: t.arg.stringList({ description: 'The ids of the workers.' }),
        allowOverbooking: t.arg.boolean(OVERBOOKING),
      },
      ...serve(createBookings),
    }),
    bookOffer: t.field({
      type: Offer,
      description: 'Books a worker who has accepted.',
      args: { offerId: t.arg.string(OFFER), allowOverbooking: t.arg.boolean(OVERBOOKING) },
      ...serve(bookOffer),
    }),
    bookOffers: t.field({
      type: 'Int',
      description: 'Books several workers who have accepted one appointment, all or nobody. Answers how many.',
      args: {
        offerIds: t.arg.stringList({ description: 'The ids of the offers.' }),
        allowOverbooking: t.arg.boolean(OVERBOOKING),
      },
      ...serve(bookOffers),
    }),
    ensureOfferWithStateExists: t.field({
      type: Offer,
      description: 'Puts a worker onto an appointment after the fact, whatever its number says.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        targetUserId: t.arg.string(WORKER),
        offerState: t.arg({ type: OfferState, description: 'How far the offer is to be.' }),
      },
      ...serve(ensureOfferWithStateExists),
    }),
    withdrawOffer: t.field({
      type: 'Boolean',
      description: 'Takes an offer or a booking back.',
      args: { offerId: t.arg.string(OFFER), reason: t.arg.string(REASON) },
      ...serve(withdrawOffer),
    }),
    withdrawAllOffers: t.field({
      type: 'Int',
      description: 'Takes back all offers in these states, or a selection of them. Answers how many.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        offerStates: t.arg({ type: [OfferState], description: 'In any of these.' }),
        offerIds: t.arg.stringList({ required: false, description: 'Only these; all when left out.' }),
        reason: t.arg.string(REASON),
      },
      ...serve(withdrawAllOffers),
    }),
    updateOfferNotes: t.field({
      type: Offer,
      description: 'Writes notes that the worker reads.',
      args: {
        offerId: t.arg.string(OFFER),
        notes: t.arg.string({ required: false, description: 'None when left out.' }),
        version: t.arg.int({
          required: false,
          description:
            'The version of the notes that was edited; left out, they are written over whatever stands there.',
        }),
      },
      ...serve(updateOfferNotes),
    }),
    remindWorkers: t.field({
      type: 'Int',
      description:
        'Reminds those who have not answered, or those booked who have not said that they come. Answers how many.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        offerState: t.arg({ type: remindedStateType(builder), description: 'Which of them.' }),
      },
      ...serve(remindWorkers),
    }),
    seekReplacement: t.field({
      type: 'Int',
      description:
        'Takes back the booking of a worker who can not come and offers it to everybody who can. Answers how many.',
      args: {
        offerId: t.arg.string(OFFER),
        includePartially: t.arg.boolean({ required: false, description: 'Also whom something minor speaks against.' }),
        replacementOfferId: t.arg.string({
          required: false,
          description: 'The offer of somebody who has accepted: they are booked instead, and nobody is asked.',
        }),
      },
      ...serve(seekReplacement),
    }),
    keepBooking: t.field({
      type: offerType(builder),
      description: 'A booking stays, though its worker is absent then.',
      args: { offerId: t.arg.string(OFFER) },
      ...serve(keepBooking),
    }),
    recordPrevention: t.field({
      type: Offer,
      description: 'Enters that a booked worker can not come, as they told the office.',
      args: {
        offerId: t.arg.string(OFFER),
        note: t.arg.string({ required: false, description: 'Why, in their words.' }),
      },
      ...serve(recordPrevention),
    }),
    dismissPrevention: t.field({
      type: Offer,
      description: 'Keeps a booking whose worker said that they can not come.',
      args: { offerId: t.arg.string(OFFER) },
      ...serve(dismissPrevention),
    }),
  }));
};

const filterType = (builder: Builder) =>
  builder.inputRef<NonNullable<z.input<typeof OfferFilter>>>('OfferFilter').implement({
    description: 'Which offers.',
    fields: (t) => ({
      offerStates: t.field({ type: [offerStateType(builder)], required: false, description: 'In any of these.' }),
    }),
  });

const remindedStateType = (builder: Builder) =>
  builder.enumType('RemindedState', {
    description: 'Who can be reminded: who has not answered, or who is booked and has not said that they come.',
    values: REMINDED_STATES,
  });

const countsType = (builder: Builder) =>
  builder.objectRef<OfferCounts & { readonly appointmentId: string }>('AppointmentOfferCounts').implement({
    description: 'How many offers an appointment has in each state.',
    fields: (t) => ({
      appointmentId: t.exposeID('appointmentId', APPOINTMENT),
      contacted: t.exposeInt('contacted', { description: 'Not answered yet.' }),
      accepted: t.exposeInt('accepted', { description: 'Accepted and not booked.' }),
      booked: t.exposeInt('booked', { description: 'Booked.' }),
      declined: t.exposeInt('declined', { description: 'Declined.' }),
    }),
  });
