import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { WORKING_TIME_WARNINGS } from '@gastspiel/domain/working-time/working-time.ts';
import type { OfferCounts } from '#features/appointments/index.ts';
import type { OfferWithLoad } from '#features/offers/list-offers.ts';
import { signatureType } from '#features/offers/signature.graphql.ts';
import { loadSignature } from '#features/offers/signature.sql.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const offerStateType = enumOf('OfferState', 'How far an offer is.', OFFER_STATES);

export const warningType = enumOf(
  'WorkingTimeWarning',
  'A warning of the law on working time.',
  keysOf(WORKING_TIME_WARNINGS),
);

/** An offer as staff see it. */
export const offerType = oncePerSchema((builder) =>
  builder.objectRef<OfferWithLoad>('Offer').implement({
    description: 'An appointment as it was offered to a worker.',
    fields: (t) => ({
      offerId: t.exposeID('id'),
      appointmentId: t.exposeID('appointmentId'),
      appointment: t.field({
        type: signatureType(builder),
        resolve: async ({ appointmentId }, _args, { reads }) => loadSignature(await reads.db(), appointmentId),
      }),
      targetUserId: t.exposeID('targetUserId'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      isAbsent: t.exposeBoolean('isAbsent', { description: 'An absence of the worker lies in the time of the shift.' }),
      isDeployableAsTeamLeader: t.exposeBoolean('isDeployableAsTeamLeader', { description: 'May lead a team.' }),
      effectiveRating: t.exposeFloat('effectiveRating', { nullable: true, description: 'As the rules reckon it.' }),
      offerState: t.expose('state', { type: offerStateType(builder) }),
      offerNotes: t.exposeString('notes', { nullable: true, description: 'Notes that the worker reads.' }),
      offerNotesVersion: t.exposeInt('notesVersion', { description: 'To be sent back when the notes are saved.' }),
      stateChangedAt: t.string({
        description: 'Since when it is so.',
        resolve: ({ stateChangedAt }) => stateChangedAt.toISOString(),
      }),
      preventedAt: t.string({
        nullable: true,
        description: 'When a booked worker said that they can not come; nothing has been decided yet.',
        resolve: ({ preventedAt }) => preventedAt?.toISOString() ?? null,
      }),
      preventedNote: t.exposeString('preventedNote', { nullable: true, description: 'Why, in their words.' }),
      openedAt: t.string({
        nullable: true,
        description: 'When the worker first saw it; not yet when it was offered again since.',
        resolve: ({ openedAt }) => openedAt?.toISOString() ?? null,
      }),
      waveNumber: t.exposeInt('waveNumber', { nullable: true, description: 'The wave that asked them.' }),
      remindedAt: t.string({
        nullable: true,
        description: 'When the worker was last reminded to answer, or to say that they come.',
        resolve: ({ remindedAt }) => remindedAt?.toISOString() ?? null,
      }),
      confirmedAt: t.string({
        nullable: true,
        description: 'When a booked worker said that they come.',
        resolve: ({ confirmedAt }) => confirmedAt?.toISOString() ?? null,
      }),
      hoursOfWeek: t.float({
        nullable: true,
        description: 'Booked otherwise in the week of the shift; not for workers.',
        resolve: async ({ load }) => (await load?.())?.hoursOfWeek ?? null,
      }),
      hoursWithShift: t.float({
        nullable: true,
        description: 'The hours of the week with the shift.',
        resolve: async ({ load }) => (await load?.())?.hoursWithShift ?? null,
      }),
      warnings: t.field({
        type: [warningType(builder)],
        description: 'The law’s warnings about the shift; not for workers.',
        extensions: { entries: 4 },
        resolve: async ({ load }) => [...((await load?.())?.warnings ?? [])],
      }),
    }),
  }),
);

export const offerCountsType = oncePerSchema((builder) =>
  builder.objectRef<OfferCounts>('OfferCounts').implement({
    description: 'How many offers there are in each state.',
    fields: (t) => ({
      contacted: t.exposeInt('contacted', { description: 'Not answered yet.' }),
      accepted: t.exposeInt('accepted', { description: 'Accepted and not booked.' }),
      booked: t.exposeInt('booked'),
      declined: t.exposeInt('declined'),
    }),
  }),
);
