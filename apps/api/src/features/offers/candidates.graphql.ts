import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { AVAILABILITIES, AVAILABILITY_REASONS, type Availability } from '@gastspiel/domain/offers/availability.ts';
import { BOOKING_OBJECTIONS, type BookingObjection, isBlocking } from '@gastspiel/domain/offers/booking-objection.ts';
import { type BookingObjections, listBookingObjections } from '#features/offers/booking-objections.ts';
import {
  CANDIDATE_SORT_KEYS,
  CandidateFilterInput,
  CandidateSortInput,
  type CandidateWithLoad,
  countAvailableTargetUsers,
  listAvailableTargetUsers,
} from '#features/offers/list-available-target-users.ts';
import { warningType } from '#features/offers/offer-types.graphql.ts';
import type { Obstacle } from '#features/offers/shift-load.ts';
import { carAvailabilityType } from '#features/target-users/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import type { Page } from '#platform/graphql/paging.ts';
import { serve } from '#platform/graphql/serve.ts';

/** Whom an appointment could be offered to, and what speaks against booking somebody. */
export const candidatesSchema: SchemaPart = (builder) => {
  builder.queryFields((t) => ({
    targetUsersAvailableForAppointment: t.field({
      type: candidatePage(builder),
      description: 'Who could be offered the appointment, the best first.',
      ...serve(builder, listAvailableTargetUsers, {
        page: pageInput,
        filter: filterType,
        sort: [sortType, 'By availability and rating when left out.'],
      }),
    }),
    countAvailableTargetUsers: t.field({
      type: countsType(builder),
      description: 'How many could come to an appointment that is still being written down.',
      ...serve(builder, countAvailableTargetUsers, { plan: planType }),
    }),
    bookingObjections: t.field({
      type: [objectionsType(builder)],
      description: 'The objections to booking these workers directly.',
      ...serve(builder, listBookingObjections),
    }),
  }));
};

const availabilityType = enumOf('Availability', 'Whether a worker can come.', AVAILABILITIES);

function candidateType(builder: Builder) {
  const Reason = builder.enumType('AvailabilityReason', {
    description: 'An obstacle to a shift.',
    values: keysOf(AVAILABILITY_REASONS),
  });
  const ObstacleType = builder.objectRef<Obstacle>('AvailabilityObstacle').implement({
    description: 'The kind of an obstacle to a shift.',
    fields: (t) => ({
      reason: t.expose('reason', { type: Reason }),
      appointmentDescription: t.exposeString('appointmentDescription', {
        nullable: true,
        description: 'The other appointment that it is about.',
      }),
      restHours: t.exposeFloat('restHours', { nullable: true, description: 'How many hours of rest would be left.' }),
      isRestBefore: t.exposeBoolean('isRestBefore', {
        nullable: true,
        description: 'Whether the rest would be before the other appointment, and not after it.',
      }),
    }),
  });
  return builder.objectRef<CandidateWithLoad>('AvailableTargetUser').implement({
    description: 'A worker whom an appointment could be offered to.',
    fields: (t) => ({
      id: t.exposeID('id'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      effectiveRating: t.exposeFloat('effectiveRating', { nullable: true, description: 'As the rules reckon it.' }),
      assessmentCount: t.exposeInt('assessmentCount', { description: 'How often they were assessed.' }),
      availability: t.expose('availability', {
        type: availabilityType(builder),
      }),
      reasons: t.field({
        type: [ObstacleType],
        description: 'The obstacles to the shift.',
        extensions: { entries: 5 },
        resolve: async ({ obstacles }) => [...(await obstacles())],
      }),
      preventedAt: t.string({
        nullable: true,
        description: 'When they said that they can not come, of a booking that is gone by now.',
        resolve: ({ preventedAt }) => preventedAt?.toISOString() ?? null,
      }),
      preventedNote: t.exposeString('preventedNote', { nullable: true, description: 'Why, in their words.' }),
      isDeployableAsTeamLeader: t.exposeBoolean('isDeployableAsTeamLeader', { description: 'May lead a team.' }),
      hasDrivingLicence: t.exposeBoolean('hasDrivingLicence', { description: 'Class B.' }),
      carAvailability: t.expose('carAvailability', {
        type: carAvailabilityType(builder),
        description: 'Whether they come by car.',
      }),
      lastWorkedOn: t.string({ nullable: true, resolve: ({ lastWorkedOn }) => lastWorkedOn() }),
      rank: t.int({
        nullable: true,
        description: 'The place in the order in which waves ask; none for whom no wave would ask.',
        resolve: async ({ place }) => (await place()).rank,
      }),
      rankingReason: t.string({
        nullable: true,
        description: 'Why they stand there, in words.',
        resolve: async ({ place }) => (await place()).reason,
      }),
      hoursOfWeek: t.float({
        description: 'Booked in the week of the shift so far.',
        resolve: async ({ load }) => (await load()).hoursOfWeek,
      }),
      hoursWithShift: t.float({
        description: 'The hours of the week with the shift.',
        resolve: async ({ load }) => (await load()).hoursWithShift,
      }),
      warnings: t.field({
        type: [warningType(builder)],
        description: 'The law’s warnings about the shift.',
        extensions: { entries: 4 },
        resolve: async ({ load }) => [...(await load()).warnings],
      }),
    }),
  });
}

const countsType = oncePerSchema((builder) =>
  builder.objectRef<Readonly<Record<Availability, number>>>('AvailabilityCounts').implement({
    description: 'How many can come, might come, can not come.',
    fields: (t) => ({
      available: t.exposeInt('AVAILABLE', { description: 'They can simply come.' }),
      partially: t.exposeInt('PARTIALLY', { description: 'Something minor speaks against it.' }),
      unavailable: t.exposeInt('UNAVAILABLE', { description: 'They can not come.' }),
    }),
  }),
);

interface CandidatePage extends Page<CandidateWithLoad> {
  readonly availabilities: () => Promise<Readonly<Record<Availability, number>>>;
}

function candidatePage(builder: Builder) {
  const Candidate = candidateType(builder);
  return builder.objectRef<CandidatePage>('AvailableTargetUserPage').implement({
    description: 'One page of a list.',
    fields: (t) => ({
      items: t.field({ type: [Candidate], resolve: (page) => page.items() }),
      count: t.int({ description: 'How many entries the whole list has.', resolve: (page) => page.count() }),
      availabilityCounts: t.field({
        type: countsType(builder),
        description: 'How many there are of each availability, whichever the filter asks for.',
        resolve: (page) => page.availabilities(),
      }),
    }),
  });
}

function objectionsType(builder: Builder) {
  const Kind = builder.enumType('BookingObjectionKind', {
    description: 'The kind of an objection to booking somebody directly.',
    values: keysOf(BOOKING_OBJECTIONS),
  });
  const Objection = builder.objectRef<BookingObjection>('BookingObjection').implement({
    description: 'An objection to a booking.',
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: (kind) => kind }),
      isBlocking: t.boolean({ description: 'Nobody can wave it through.', resolve: isBlocking }),
    }),
  });
  return builder.objectRef<BookingObjections>('BookingObjections').implement({
    description: 'The objections to booking a worker directly.',
    fields: (t) => ({
      targetUserId: t.exposeID('targetUserId'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      availability: t.expose('availability', {
        type: availabilityType(builder),
      }),
      objections: t.field({
        type: [Objection],
        description: 'The gravest first.',
        extensions: { entries: 10 },
        resolve: ({ objections }) => [...objections],
      }),
      warnings: t.field({
        type: [warningType(builder)],
        description: 'The law’s warnings about the shift.',
        extensions: { entries: 4 },
        resolve: ({ warnings }) => [...warnings],
      }),
    }),
  });
}

const filterType = inputOf(
  'AvailableTargetUserFilter',
  'Which workers; what is left out does not matter.',
  CandidateFilterInput,
  {
    name: 'Parts of the name.',
    minimumRating: 'Rated at least so.',
    availabilities: availabilityType,
    isTeamLeader: 'Only who may lead a team.',
    hasCar: 'Only who has a car, at least sometimes.',
  },
);

const sortType = inputOf('AvailableTargetUserSort', 'The order of candidates.', CandidateSortInput, {
  key: enumOf(
    'AvailableTargetUserSortKey',
    'The key of the order of candidates: RANKING is the order in which waves ask.',
    CANDIDATE_SORT_KEYS,
  ),
  isDescending: 'Whether from the end.',
});

const planType = inputOf(
  'AppointmentPlan',
  'As much of an appointment as decides who could come.',
  countAvailableTargetUsers.input.shape.plan,
  {
    startDateTime: 'With offset.',
    endDateTime: 'With offset.',
    invoiceRecipientId: 'Who pays: whom they deny is not counted.',
    minimumTargetUserRating: 'Rated at least so, or not at all.',
  },
);
