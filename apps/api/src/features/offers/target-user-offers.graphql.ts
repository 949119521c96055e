import { MOST_COUNTED } from '@gastspiel/domain/home/open-matters.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { offerCountsType, offerStateType } from '#features/offers/offer-types.graphql.ts';
import { signatureType } from '#features/offers/signature.graphql.ts';
import type { TargetUserOffer } from '#features/offers/target-user-offers.sql.ts';
import {
  countTargetUserOffersInFuture,
  findDenialEffects,
  listTargetUserOffers,
  TargetUserOfferFilter,
} from '#features/offers/target-user-offers.ts';
import { type WaitingOffer, WaitingOfferFilter, type WaitingOffers } from '#features/offers/waiting-offers.sql.ts';
import { listWaitingOffers } from '#features/offers/waiting-offers.ts';
import { recordedWorkType } from '#features/worklogs/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

/** A worker's offers as staff see them at the worker. */
export const targetUserOffersSchema: SchemaPart = (builder) => {
  const Offer = targetUserOfferType(builder);
  builder.queryFields((t) => ({
    targetUserOffers: t.field({
      type: pageType(builder, Offer, 'TargetUserOfferPage'),
      description: 'The offers and bookings of a worker, by time.',
      ...serve(builder, listTargetUserOffers, { page: pageInput, filter: filterType }),
    }),
    targetUserOffersInFutureCount: t.field({
      type: offerCountsType(builder),
      description: 'How many offers of appointments that have not begun a worker has.',
      ...serve(builder, countTargetUserOffersInFuture),
    }),
    offersWaitingForBooking: t.field({
      type: waitingPageType(builder),
      description: 'Who said yes and is not booked, over all appointments: the next shifts first.',
      ...serve(builder, listWaitingOffers, { page: pageInput, filter: waitingFilterType }),
    }),
    denialEffects: t.field({
      type: offerCountsType(builder),
      description: 'The offers that a denial would withdraw.',
      ...serve(builder, findDenialEffects, { invoiceRecipientId: 'Who does not want the worker.' }),
    }),
  }));
};

const targetUserOfferType = (builder: Builder) =>
  builder.objectRef<TargetUserOffer>('TargetUserOffer').implement({
    description: 'An offer to a worker.',
    fields: (t) => ({
      offerId: t.exposeID('id'),
      offerState: t.expose('state', { type: offerStateType(builder) }),
      offerNotes: t.exposeString('notes', { nullable: true, description: 'Notes that the worker reads.' }),
      preventedAt: t.string({
        nullable: true,
        description: 'When they said that they can not come.',
        resolve: ({ preventedAt }) => preventedAt?.toISOString() ?? null,
      }),
      recordedWork: t.field({
        type: recordedWorkType(builder),
        nullable: true,
        description: 'The hours that were recorded, once they are.',
        resolve: ({ recordedWork }) => recordedWork,
      }),
      appointment: t.field({
        type: signatureType(builder),
        resolve: ({ appointment }) => appointment,
      }),
    }),
  });

const waitingPageType = (builder: Builder) => {
  const Waiting = builder.objectRef<WaitingOffer>('WaitingOffer').implement({
    description: 'Somebody who said yes and is not booked.',
    fields: (t) => ({
      offerId: t.exposeID('id'),
      targetUserId: t.exposeID('targetUserId'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      acceptedAt: t.string({
        description: 'ISO 8601: since when they wait.',
        resolve: ({ acceptedAt }) => toOffsetString(acceptedAt),
      }),
      freePlaces: t.exposeInt('freePlaces', { description: 'How many are still wanted there.' }),
      isAbsent: t.exposeBoolean('isAbsent', { description: 'They are absent in that time.' }),
      appointment: t.expose('appointment', { type: signatureType(builder) }),
    }),
  });
  return builder.objectRef<WaitingOffers>('WaitingOfferPage').implement({
    description: 'One page of those who wait.',
    fields: (t) => ({
      items: t.field({
        type: [Waiting],
        extensions: { statements: 1 },
        resolve: (page) => page.items(),
      }),
      count: t.int({
        args: {
          isBounded: t.arg.boolean({
            required: false,
            description: `Counts no further than one beyond ${MOST_COUNTED}.`,
          }),
        },
        extensions: { statements: 1 },
        resolve: (page, { isBounded }) => page.count(isBounded ?? false),
      }),
      since: t.string({
        nullable: true,
        description: `ISO 8601: since when the first waits, of the next ${MOST_COUNTED}.`,
        extensions: { statements: 1 },
        resolve: async (page) => {
          const since = await page.since();
          return since && toOffsetString(since);
        },
      }),
    }),
  });
};

const filterType = inputOf('TargetUserOfferFilter', 'Which offers of a worker.', TargetUserOfferFilter, {
  offerStates: offerStateType,
  from: 'That last longer than this instant.',
  to: 'That begin before this instant.',
});

const waitingFilterType = inputOf('WaitingOfferFilter', 'Who of those that said yes.', WaitingOfferFilter, {
  search: 'Parts of the name, or of what the appointment is called.',
  hasFreePlaces: 'Only where places are free.',
});
