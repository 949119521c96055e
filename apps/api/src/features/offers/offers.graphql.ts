import { REMINDED_STATES } from '@gastspiel/domain/offers/reminders.ts';
import type { OfferCounts } from '#features/appointments/index.ts';
import { bookOffer, bookOffers } from '#features/offers/book-offers.ts';
import { createBooking, createBookings } from '#features/offers/create-bookings.ts';
import { createOffer, createOfferForAllAvailableUsers } from '#features/offers/create-offers.ts';
import { ensureOfferWithStateExists } from '#features/offers/ensure-offer.ts';
import { keepBooking } from '#features/offers/keep-booking.ts';
import { countAppointmentOffers, listAppointmentOffers, OfferFilter } from '#features/offers/list-offers.ts';
import { offerStateType, offerType } from '#features/offers/offer-types.graphql.ts';
import { dismissPrevention, recordPrevention } from '#features/offers/prevention.ts';
import { remindWorkers } from '#features/offers/remind-workers.ts';
import { seekReplacement } from '#features/offers/seek-replacement.ts';
import { updateOfferNotes } from '#features/offers/update-offer-notes.ts';
import { withdrawAllOffers, withdrawOffer } from '#features/offers/withdraw-offers.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

/** The steps of staff with offers. */
export const offersSchema: SchemaPart = (builder) => {
  const Offer = offerType(builder);
  builder.queryFields((t) => ({
    appointmentOffers: t.field({
      type: pageType(builder, Offer, 'OfferPage'),
      description: 'The offers of an appointment, the newest change first.',
      ...serve(builder, listAppointmentOffers, { page: pageInput, filter: filterType }),
    }),
    appointmentOfferCounts: t.field({
      type: [countsType(builder)],
      description: 'How many offers these appointments have in each state.',
      ...serve(builder, countAppointmentOffers),
    }),
  }));
  builder.mutationFields((t) => ({
    createOffer: t.field({
      type: Offer,
      description: 'Offers an appointment to a worker.',
      ...serve(builder, createOffer),
    }),
    createOfferForAllAvailableUsers: t.field({
      type: 'Int',
      description: 'Offers an appointment to everybody who can come. Answers how many.',
      ...serve(builder, createOfferForAllAvailableUsers, {
        includePartially: 'Also whom something minor speaks against.',
        targetUserIds: 'Only these of them.',
      }),
    }),
    createBooking: t.field({
      type: Offer,
      description: 'Books a worker directly, whatever they answered.',
      ...serve(builder, createBooking, { allowOverbooking: 'Also when the wanted number is reached.' }),
    }),
    createBookings: t.field({
      type: 'Int',
      description: 'Books several workers directly, all or nobody. Answers how many.',
      ...serve(builder, createBookings, { allowOverbooking: 'Also when the wanted number is reached.' }),
    }),
    bookOffer: t.field({
      type: Offer,
      description: 'Books a worker who has accepted.',
      ...serve(builder, bookOffer, { allowOverbooking: 'Also when the wanted number is reached.' }),
    }),
    bookOffers: t.field({
      type: 'Int',
      description: 'Books several workers who have accepted one appointment, all or nobody. Answers how many.',
      ...serve(builder, bookOffers, { allowOverbooking: 'Also when the wanted number is reached.' }),
    }),
    ensureOfferWithStateExists: t.field({
      type: Offer,
      description: 'Puts a worker onto an appointment after the fact, whatever its number says.',
      ...serve(builder, ensureOfferWithStateExists, { offerState: [offerStateType, 'How far the offer is to be.'] }),
    }),
    withdrawOffer: t.field({
      type: 'Boolean',
      description: 'Takes an offer or a booking back.',
      ...serve(builder, withdrawOffer, {
        reason: 'Why; needed for a booking of work that has begun. History keeps it.',
      }),
    }),
    withdrawAllOffers: t.field({
      type: 'Int',
      description: 'Takes back all offers in these states, or a selection of them. Answers how many.',
      ...serve(builder, withdrawAllOffers, {
        offerStates: offerStateType,
        offerIds: 'Only these; all when left out.',
        reason: 'Why; needed for a booking of work that has begun. History keeps it.',
      }),
    }),
    updateOfferNotes: t.field({
      type: Offer,
      description: 'Writes notes that the worker reads.',
      ...serve(builder, updateOfferNotes, {
        notes: 'None when left out.',
        version: 'The version of the notes that was edited; left out, they are written over whatever stands there.',
      }),
    }),
    remindWorkers: t.field({
      type: 'Int',
      description:
        'Reminds those who have not answered, or those booked who have not said that they come. Answers how many.',
      ...serve(builder, remindWorkers, { offerState: [remindedStateType, 'Which of them.'] }),
    }),
    seekReplacement: t.field({
      type: 'Int',
      description:
        'Takes back the booking of a worker who can not come and offers it to everybody who can. Answers how many.',
      ...serve(builder, seekReplacement, {
        includePartially: 'Also whom something minor speaks against.',
        replacementOfferId: 'The offer of somebody who has accepted: they are booked instead, and nobody is asked.',
      }),
    }),
    keepBooking: t.field({
      type: offerType(builder),
      description: 'A booking stays, though its worker is absent then.',
      ...serve(builder, keepBooking),
    }),
    recordPrevention: t.field({
      type: Offer,
      description: 'Enters that a booked worker can not come, as they told the office.',
      ...serve(builder, recordPrevention, { note: 'Why, in their words.' }),
    }),
    dismissPrevention: t.field({
      type: Offer,
      description: 'Keeps a booking whose worker said that they can not come.',
      ...serve(builder, dismissPrevention),
    }),
  }));
};

const filterType = inputOf('OfferFilter', 'Which offers.', OfferFilter, {
  offerStates: offerStateType,
});

const remindedStateType = enumOf(
  'RemindedState',
  'Who can be reminded: who has not answered, or who is booked and has not said that they come.',
  REMINDED_STATES,
);

const countsType = (builder: Builder) =>
  builder.objectRef<OfferCounts & { readonly appointmentId: string }>('AppointmentOfferCounts').implement({
    description: 'How many offers an appointment has in each state.',
    fields: (t) => ({
      appointmentId: t.exposeID('appointmentId'),
      contacted: t.exposeInt('contacted', { description: 'Not answered yet.' }),
      accepted: t.exposeInt('accepted', { description: 'Accepted and not booked.' }),
      booked: t.exposeInt('booked'),
      declined: t.exposeInt('declined'),
    }),
  });
