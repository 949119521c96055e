import { asksToConfirm } from '@gastspiel/domain/offers/reminders.ts';
import { momentBefore, toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { partialAddressType } from '#features/contact/index.ts';
import { type Message, MOST_MESSAGES, selectMessagesFor } from '#features/messages/index.ts';
import { acceptOffer, declineOffer } from '#features/offers/answer-offer.ts';
import { confirmBooking } from '#features/offers/confirm-booking.ts';
import { offerStateType } from '#features/offers/offer-types.graphql.ts';
import {
  OutfitRow,
  type OwnAppointment,
  OwnFacts,
  type OwnOffer,
  selectColleagues,
  selectOverlapping,
} from '#features/offers/own-offers.sql.ts';
import { findCurrentOffer, listOwnOffers, markOffersOpened, OwnOfferFilter } from '#features/offers/own-offers.ts';
import { reportPrevention } from '#features/offers/prevention.ts';
import { signatureType } from '#features/offers/signature.graphql.ts';
import { recordedWorkType } from '#features/worklogs/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { fieldsOf } from '#platform/graphql/fields-of.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

/** The steps of a worker with their own offers. */
export const ownOffersSchema: SchemaPart = (builder) => {
  const Offer = ownOfferType(builder);
  builder.queryFields((t) => ({
    currentTargetUserOffers: t.field({
      type: pageType(builder, Offer, 'OwnOfferPage'),
      description: 'The own offers: those to come, the soonest first, or those that are over, the latest first.',
      ...serve(builder, listOwnOffers, { filter: [filterType, 'All to come when left out.'], page: pageInput }),
    }),
    currentTargetUserOffer: t.field({
      type: Offer,
      description: 'One of the own offers.',
      ...serve(builder, findCurrentOffer),
    }),
  }));
  builder.mutationFields((t) => ({
    acceptOffer: t.field({
      type: Offer,
      description: 'The worker wants to come.',
      ...serve(builder, acceptOffer),
    }),
    declineOffer: t.field({
      type: Offer,
      description: 'The worker does not want to come.',
      ...serve(builder, declineOffer),
    }),
    markOffersOpened: t.field({
      type: 'Boolean',
      description: 'The worker sees these offers. Those that are not theirs, or were seen before, stay as they are.',
      ...serve(builder, markOffersOpened),
    }),
    confirmBooking: t.field({
      type: Offer,
      description: 'A booked worker says that they come. Once more changes nothing.',
      ...serve(builder, confirmBooking),
    }),
    reportPrevention: t.field({
      type: Offer,
      description: 'A booked worker can not come; staff hear of it and decide.',
      ...serve(builder, reportPrevention, {}),
    }),
  }));
};

export const ownAppointmentType = oncePerSchema((builder) => {
  const PartialAddress = partialAddressType(builder);
  const OutfitOfAppointment = builder
    .objectRef<NonNullable<OwnAppointment['outfit']>>('OutfitOfAppointment')
    .implement({
      description: 'The outfit of an appointment.',
      fields: (t) => fieldsOf(t, OutfitRow, { id: { type: 'ID' } }),
    });
  return builder.objectRef<OwnAppointment>('OwnAppointment').implement({
    description: 'The facts that a worker needs on the day.',
    fields: (t) => ({
      id: t.exposeID('id'),
      description: t.exposeString('description'),
      startDateTime: t.string({
        description: 'ISO 8601.',
        resolve: ({ startsAt }) => toOffsetString(startsAt),
      }),
      endDateTime: t.string({ description: 'ISO 8601.', resolve: ({ endsAt }) => toOffsetString(endsAt) }),
      typeDescription: t.exposeString('typeDescription'),
      customer: t.exposeString('customer'),
      venue: t.exposeString('venue'),
      address: t.field({ type: PartialAddress, resolve: (row) => row }),
      ...fieldsOf(t, OwnFacts, {
        station: 'Which part of the venue.',
        contact: 'Whom to ask for there.',
        meetingTime: 'The local time, HH:MM.',
      }),
      meetingAt: t.string({
        nullable: true,
        description: 'The moment: the last such time at or before the start.',
        resolve: ({ meetingTime, startsAt }) => meetingTime && toOffsetString(momentBefore(startsAt, meetingTime)),
      }),
      outfit: t.field({
        type: OutfitOfAppointment,
        nullable: true,
        resolve: ({ outfit }) => outfit,
      }),
    }),
  });
});

const ownOfferType = oncePerSchema((builder) =>
  builder.objectRef<OwnOffer>('OwnOffer').implement({
    description: 'An offer as the worker sees it.',
    fields: (t) => ({
      offerId: t.exposeID('id'),
      offerState: t.expose('state', { type: offerStateType(builder) }),
      offerNotes: t.exposeString('notes', { nullable: true, description: 'Notes of staff for the worker.' }),
      stateChangedAt: t.string({
        description: 'Since when it is so.',
        resolve: ({ stateChangedAt }) => stateChangedAt.toISOString(),
      }),
      preventedAt: t.string({
        nullable: true,
        description: 'When they said that they can not come.',
        resolve: ({ preventedAt }) => preventedAt?.toISOString() ?? null,
      }),
      preventedNote: t.exposeString('preventedNote', { nullable: true }),
      confirmedAt: t.string({
        nullable: true,
        description: 'When they said that they come.',
        resolve: ({ confirmedAt }) => confirmedAt?.toISOString() ?? null,
      }),
      asksToConfirm: t.boolean({
        description: 'Whether they are asked to say that they come.',
        resolve: (offer) => asksToConfirm({ ...offer, startsAt: offer.appointment.startsAt }, new Date()),
      }),
      isOpened: t.exposeBoolean('isOpened', { description: 'Whether they have seen it before.' }),
      isAbsent: t.exposeBoolean('isAbsent', { description: 'An absence of their own lies in that time.' }),
      canAnswer: t.boolean({
        description: 'Whether it has not begun yet.',
        resolve: ({ appointment }) => appointment.startsAt > new Date(),
      }),
      appointment: t.field({
        type: ownAppointmentType(builder),
        resolve: ({ appointment }) => appointment,
      }),
      recordedWork: t.field({
        type: recordedWorkType(builder),
        nullable: true,
        description: 'The hours that were recorded, once they are.',
        resolve: ({ recordedWork }) => recordedWork,
      }),
      overlapping: t.field({
        type: [signatureType(builder)],
        description: 'Their other bookings and accepted offers in that time. For one offer, not for lists.',
        extensions: { entries: 10 },
        resolve: async ({ id }, _args, { reads }) => [...(await selectOverlapping(await reads.db(), id))],
      }),
      messages: t.field({
        type: [ownMessageType(builder)],
        description: 'The messages to workers in the same state as the worker now. For one offer, not for lists.',
        extensions: { entries: MOST_MESSAGES },
        resolve: async ({ state, appointment }, _args, { reads }) => [
          ...(await selectMessagesFor(await reads.db(), appointment.id, state)),
        ],
      }),
      colleagues: t.field({
        type: ['String'],
        description: 'First names of the others, for whoever is booked. For one offer, not for lists.',
        extensions: { entries: 50 },
        resolve: async ({ state, appointment, targetUserId }, _args, { reads }) =>
          state === 'BOOKED' ? selectColleagues(await reads.db(), appointment.id, targetUserId) : [],
      }),
    }),
  }),
);

const ownMessageType = (builder: Builder) =>
  builder.objectRef<Message>('OwnMessage').implement({
    description: 'A message of the office to the worker and others.',
    fields: (t) => ({
      id: t.exposeID('id'),
      text: t.exposeString('text'),
      sentAt: t.string({ resolve: ({ sentAt }) => sentAt.toISOString() }),
    }),
  });

const filterType = inputOf('OwnOfferFilter', 'Which of the own offers.', OwnOfferFilter, {
  offerStates: offerStateType,
  isPast: 'Those that are over instead of those to come.',
  from: 'With `to`: those that last longer than this instant, over or not.',
  to: 'And begin before this one.',
});
