import { AVAILABILITIES, AVAILABILITY_REASONS } from '@gastspiel/domain/offers/availability.ts';
import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { valuesOf } from '@gastspiel/domain/target-users/target-user-values.ts';
import { WORKING_TIME_WARNINGS } from '@gastspiel/domain/working-time/working-time.ts';
import type { z } from 'zod';
import { acceptOffer, declineOffer } from '#features/offers/answer-offer.ts';
import { bookOffer } from '#features/offers/book-offer.ts';
import type { CandidateWithHours } from '#features/offers/candidate-hours.ts';
import { createBooking } from '#features/offers/create-booking.ts';
import { createOffer, createOfferForAllAvailableUsers } from '#features/offers/create-offers.ts';
import {
  type CandidateFilterInput,
  listAppointmentOffers,
  listAvailableTargetUsers,
  type OfferFilter,
} from '#features/offers/list-offers.ts';
import type { Offer } from '#features/offers/offers.sql.ts';
import { updateOfferNotes } from '#features/offers/update-offer-notes.ts';
import { withdrawAllOffers, withdrawOffer } from '#features/offers/withdraw-offers.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { instantOf } from '#platform/graphql/instant.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const APPOINTMENT = { description: 'The id of the appointment.' };
const WORKER = { description: 'The id of the worker.' };
const OFFER = { description: 'The id of the offer.' };
const OVERBOOKING = { required: false, description: 'Also when the wanted number is reached.' } as const;

export const offersSchema: SchemaPart = (builder) => {
  const OfferState = offerStateType(builder);
  const OfferType = offerType(builder);
  const { Candidate, CandidateFilter } = candidateTypes(builder);
  const Filter = builder.inputRef<NonNullable<z.input<typeof OfferFilter>>>('OfferFilter').implement({
    description: 'Which offers.',
    fields: (t) => ({ offerStates: t.field({ type: [OfferState], required: false, description: 'In any of these.' }) }),
  });
  const page = { type: pageInput(builder), required: false, description: 'The first page when left out.' } as const;

  builder.queryFields((t) => ({
    appointmentOffers: t.field({
      type: pageType(builder, OfferType, 'OfferPage'),
      description: 'The offers of an appointment, the newest change first.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        page: t.arg(page),
        filter: t.arg({ type: Filter, required: false, description: 'All when left out.' }),
      },
      ...serve(listAppointmentOffers),
    }),
    targetUsersAvailableForAppointment: t.field({
      type: pageType(builder, Candidate, 'AvailableTargetUserPage'),
      description: 'Who could be offered the appointment, the best first.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        page: t.arg(page),
        filter: t.arg({ type: CandidateFilter, required: false, description: 'All when left out.' }),
      },
      ...serve(listAvailableTargetUsers),
    }),
  }));
  builder.mutationFields((t) => ({
    createOffer: t.field({
      type: OfferType,
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
      },
      ...serve(createOfferForAllAvailableUsers),
    }),
    createBooking: t.field({
      type: OfferType,
      description: 'Books a worker directly, whatever they answered.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        targetUserId: t.arg.string(WORKER),
        allowOverbooking: t.arg.boolean(OVERBOOKING),
      },
      ...serve(createBooking),
    }),
    bookOffer: t.field({
      type: OfferType,
      description: 'Books a worker who has accepted.',
      args: { offerId: t.arg.string(OFFER), allowOverbooking: t.arg.boolean(OVERBOOKING) },
      ...serve(bookOffer),
    }),
    withdrawOffer: t.field({
      type: 'Boolean',
      description: 'Takes an offer or a booking back.',
      args: { offerId: t.arg.string(OFFER) },
      ...serve(withdrawOffer),
    }),
    withdrawAllOffers: t.field({
      type: 'Int',
      description: 'Takes back all offers in these states, or a selection of them. Answers how many.',
      args: {
        appointmentId: t.arg.string(APPOINTMENT),
        offerStates: t.arg({ type: [OfferState], description: 'In any of these.' }),
        offerIds: t.arg.stringList({ required: false, description: 'Only these; all when left out.' }),
      },
      ...serve(withdrawAllOffers),
    }),
    updateOfferNotes: t.field({
      type: OfferType,
      description: 'Writes notes that the worker reads.',
      args: {
        offerId: t.arg.string(OFFER),
        notes: t.arg.string({ required: false, description: 'None when left out.' }),
      },
      ...serve(updateOfferNotes),
    }),
    acceptOffer: t.field({
      type: OfferType,
      description: 'The worker wants to come.',
      args: { offerId: t.arg.string(OFFER) },
      ...serve(acceptOffer),
    }),
    declineOffer: t.field({
      type: OfferType,
      description: 'The worker does not want to come.',
      args: { offerId: t.arg.string(OFFER) },
      ...serve(declineOffer),
    }),
  }));
};

const offerStateType = oncePerSchema((builder) =>
  builder.enumType('OfferState', { description: 'How far an offer is.', values: OFFER_STATES }),
);

const offerType = (builder: Builder) =>
  builder.objectRef<Offer>('Offer').implement({
    description: 'An appointment as it was offered to a worker.',
    fields: (t) => ({
      offerId: t.exposeID('id', OFFER),
      appointmentId: t.exposeID('appointmentId', APPOINTMENT),
      targetUserId: t.exposeID('targetUserId', WORKER),
      firstName: t.exposeString('firstName', { description: 'First name of the worker.' }),
      lastName: t.exposeString('lastName', { description: 'Last name of the worker.' }),
      offerState: t.expose('state', { type: offerStateType(builder), description: 'How far it is.' }),
      offerNotes: t.exposeString('notes', { nullable: true, description: 'Notes that the worker reads.' }),
      stateChangedAt: t.string({
        description: 'Since when it is so.',
        resolve: ({ stateChangedAt }) => instantOf(stateChangedAt),
      }),
    }),
  });

function candidateTypes(builder: Builder) {
  const Availability = builder.enumType('Availability', {
    description: 'Whether a worker can come.',
    values: AVAILABILITIES,
  });
  const Reason = builder.enumType('AvailabilityReason', {
    description: 'What speaks against it.',
    values: valuesOf(AVAILABILITY_REASONS),
  });
  const Warning = builder.enumType('WorkingTimeWarning', {
    description: 'What the law on working time has to say.',
    values: valuesOf(WORKING_TIME_WARNINGS),
  });
  const Candidate = builder.objectRef<CandidateWithHours>('AvailableTargetUser').implement({
    description: 'A worker whom an appointment could be offered to.',
    fields: (t) => ({
      id: t.exposeID('id', WORKER),
      firstName: t.exposeString('firstName', { description: 'First name.' }),
      lastName: t.exposeString('lastName', { description: 'Last name.' }),
      effectiveRating: t.exposeFloat('effectiveRating', { nullable: true, description: 'As the rules reckon it.' }),
      availability: t.expose('availability', { type: Availability, description: 'Whether they can come.' }),
      reasons: t.field({
        type: [Reason],
        description: 'What speaks against it.',
        extensions: { entries: 4 },
        resolve: ({ reasons }) => [...reasons],
      }),
      isDeployableAsTeamLeader: t.exposeBoolean('isDeployableAsTeamLeader', { description: 'May lead a team.' }),
      hasDrivingLicence: t.exposeBoolean('hasDrivingLicence', { description: 'Class B.' }),
      hoursOfWeek: t.exposeFloat('hoursOfWeek', { description: 'Booked in the week of the shift so far.' }),
      hoursWithShift: t.exposeFloat('hoursWithShift', { description: 'And with it.' }),
      warnings: t.field({
        type: [Warning],
        description: 'What the law has to say to the shift.',
        extensions: { entries: 4 },
        resolve: ({ warnings }) => [...warnings],
      }),
    }),
  });
  const CandidateFilter = builder
    .inputRef<NonNullable<z.input<typeof CandidateFilterInput>>>('AvailableTargetUserFilter')
    .implement({
      description: 'Which workers; what is left out does not matter.',
      fields: (t) => ({
        name: t.string({ required: false, description: 'Parts of the name.' }),
        minimumRating: t.float({ required: false, description: 'Rated at least so.' }),
        availabilities: t.field({ type: [Availability], required: false, description: 'Any of these.' }),
        isTeamLeader: t.boolean({ required: false, description: 'Only who may lead a team.' }),
        hasCar: t.boolean({ required: false, description: 'Only who has a car, at least sometimes.' }),
        hasDrivingLicence: t.boolean({ required: false, description: 'Only who may drive.' }),
      }),
    });
  return { Candidate, CandidateFilter };
}
