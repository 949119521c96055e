import { MOST_MATTERS } from '@gastspiel/domain/home/open-matters.ts';
import { calledAfter } from '@gastspiel/domain/offers/reminders.ts';
import { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import type { Beginnings } from '#features/home/beginnings.sql.ts';
import type { DayShift } from '#features/home/day-shifts.sql.ts';
import { beginnings, fillRates, openMatters, shiftsOfDay } from '#features/home/home.ts';
import {
  type EndangeredBooking,
  selectAbsent,
  selectPrevented,
  selectUnconfirmed,
  selectUndelivered,
  selectUnreachable,
  type UnconfirmedShift,
  type UndeliveredPaper,
  type Unreachable,
} from '#features/home/open-matters.sql.ts';
import { signatureType } from '#features/offers/index.ts';
import { weekType } from '#features/statistics/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

const spanInput = inputOf('DaySpanInput', 'Some days.', DaySpan, {
  from: 'YYYY-MM-DD: the first.',
  to: 'YYYY-MM-DD: the last.',
});

/** The first screen in the morning: what waits, what is in danger, who is where. */
export const homeSchema: SchemaPart = (builder) => {
  builder.queryFields((t) => ({
    openMatters: t.field({
      type: mattersType(builder),
      description: 'The matters that somebody has to decide.',
      ...serve(builder, openMatters),
    }),
    beginnings: t.field({
      type: builder.objectRef<Beginnings>('Beginnings').implement({
        description: 'How far an agency has come that has just begun.',
        fields: (f) => ({
          hasAppointments: f.exposeBoolean('hasAppointments'),
          hasAppointmentTypes: f.exposeBoolean('hasAppointmentTypes'),
          hasWorkers: f.exposeBoolean('hasWorkers'),
        }),
      }),
      description: 'Whether anything was ever planned, could be planned, and anybody could work.',
      ...serve(builder, beginnings),
    }),
    shiftsOfDay: t.field({
      type: pageType(builder, dayShiftType(builder), 'DayShiftPage'),
      description: 'The shifts of a day by their start, with who is there.',
      ...serve(builder, shiftsOfDay, { day: 'YYYY-MM-DD.', page: pageInput }),
    }),
    fillRates: t.field({
      type: [weekType(builder)],
      description: 'Week by week, how much of what is wanted is filled.',
      ...serve(builder, fillRates, { span: spanInput }),
    }),
  }));
};

function mattersType(builder: Builder) {
  const Booking = builder.objectRef<EndangeredBooking>('EndangeredBooking').implement({
    description: 'A booking of which somebody has to decide whether it stays.',
    fields: (t) => ({
      offerId: t.exposeID('offerId'),
      targetUserId: t.exposeID('targetUserId'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      since: t.string({ description: 'ISO 8601: when it was said.', resolve: ({ since }) => toOffsetString(since) }),
      note: t.exposeString('note', { nullable: true, description: 'Why, in their words.' }),
      appointment: t.expose('appointment', { type: signatureType(builder) }),
    }),
  });
  const Silent = builder.objectRef<UnconfirmedShift['workers'][number]>('UnconfirmedWorker').implement({
    description: 'Somebody who is booked and has not said that they come.',
    fields: (t) => ({
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
    }),
  });
  const Unconfirmed = builder.objectRef<UnconfirmedShift>('UnconfirmedShift').implement({
    description: 'A shift for which somebody was asked hours ago to say that they come, and has not.',
    fields: (t) => ({
      appointment: t.expose('appointment', { type: signatureType(builder) }),
      workers: t.expose('workers', { type: [Silent], extensions: { entries: 10, statements: 0 } }),
      since: t.string({
        description: 'ISO 8601: when the first of them was asked.',
        resolve: ({ since }) => toOffsetString(since),
      }),
    }),
  });
  const Worker = builder.objectRef<Unreachable>('UnreachableWorker').implement({
    description: 'A worker whom neither mail nor push reaches.',
    fields: (t) => ({
      targetUserId: t.exposeID('targetUserId'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      contactEmail: t.exposeString('contactEmail', { description: 'The address that is refused.' }),
      offersAhead: t.exposeInt('offersAhead', { description: 'How many offers to come they should have heard of.' }),
    }),
  });
  const Paper = builder.objectRef<UndeliveredPaper>('UndeliveredPaper').implement({
    description: 'A time sheet or invoice that no address took.',
    fields: (t) => ({
      kind: t.expose('kind', {
        type: builder.enumType('UndeliveredPaperKind', {
          description: 'The kind of an undelivered paper.',
          values: ['TIME_SHEET', 'INVOICE'] as const,
        }),
      }),
      id: t.exposeID('id', { description: 'The id of the worklog block, or of the invoice.' }),
      label: t.exposeString('label', { description: 'The appointment, or the number of the invoice.' }),
      recipientId: t.exposeID('recipientId', { nullable: true }),
      recipientName: t.exposeString('recipientName'),
      email: t.exposeString('email'),
      since: t.string({
        description: 'ISO 8601: when it was given up.',
        resolve: ({ since }) => toOffsetString(since),
      }),
    }),
  });
  const list = { entries: MOST_MATTERS, statements: 1 };
  return builder.objectRef<object>('OpenMatters').implement({
    description: 'The matters that stand on top until somebody has decided.',
    fields: (t) => ({
      preventions: t.field({
        type: [Booking],
        description: 'Workers who said that they can not come.',
        extensions: list,
        resolve: async (_matters, _args, { reads }) => selectPrevented(await reads.db()),
      }),
      absences: t.field({
        type: [Booking],
        description: 'Workers who are absent while they are booked.',
        extensions: list,
        resolve: async (_matters, _args, { reads }) => selectAbsent(await reads.db()),
      }),
      unconfirmed: t.field({
        type: [Unconfirmed],
        description: 'Shifts of today and tomorrow whose workers do not say that they come.',
        extensions: list,
        resolve: async (_matters, _args, { reads }) => selectUnconfirmed(await reads.db(), calledAfter(new Date())),
      }),
      unreachable: t.field({
        type: [Worker],
        description: 'Workers who hear of nothing.',
        extensions: list,
        resolve: async (_matters, _args, { reads }) => selectUnreachable(await reads.db()),
      }),
      undelivered: t.field({
        type: [Paper],
        description: 'Papers that nobody took; invoices only for whoever may see them.',
        extensions: list,
        resolve: async (_matters, _args, context) => {
          if (!(await viewerMay(context, 'worklog-blocks.read'))) return [];
          return selectUndelivered(await context.reads.db(), await viewerMay(context, 'invoices.read'));
        },
      }),
    }),
  });
}

function dayShiftType(builder: Builder) {
  const Member = builder.objectRef<DayShift['crew'][number]>('CrewMember').implement({
    description: 'Somebody who is booked for a shift.',
    fields: (t) => ({
      targetUserId: t.exposeID('targetUserId'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      isPrevented: t.exposeBoolean('isPrevented', { description: 'They said that they can not come.' }),
      isUnconfirmed: t.exposeBoolean('isUnconfirmed', {
        description: 'They were asked to say that they come, and have not.',
      }),
      isTeamLeader: t.exposeBoolean('isTeamLeader', { description: 'May lead a team.' }),
    }),
  });
  return builder.objectRef<DayShift>('DayShift').implement({
    description: 'A shift and who is there.',
    fields: (t) => ({
      appointment: t.expose('appointment', { type: signatureType(builder) }),
      desiredTargetUsers: t.exposeInt('desiredTargetUsers'),
      crew: t.field({
        type: [Member],
        description: 'By name.',
        extensions: { entries: 10, statements: 0 },
        resolve: ({ crew }) => [...crew],
      }),
    }),
  });
}
