import { SERIES_REACHES } from '@gastspiel/domain/appointments/series.ts';
import { type AppointmentRow, appointmentInputType, appointmentType } from '#features/appointments/index.ts';
import { leftAppointmentType } from '#features/planning/left.graphql.ts';
import type { LeftAppointment } from '#features/planning/left-appointments.ts';
import { countSeriesOf, deleteSeries, updateSeries } from '#features/planning/series/change-series.ts';
import { createSeries, listTakenDays } from '#features/planning/series/create-series.ts';
import type { Concerned, SeriesCounts } from '#features/planning/series/series.sql.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';

interface ChangedSeries {
  readonly changed: number;
  readonly withdrawnOffers: number;
  readonly left: readonly LeftAppointment[];
}

const reachType = enumOf(
  'SeriesReach',
  'How far a change reaches beside the one itself; what has begun is left alone.',
  SERIES_REACHES,
);

export const seriesSchema: SchemaPart = (builder) => {
  const Made = builder.objectRef<{ first: AppointmentRow; count: number }>('MadeSeries').implement({
    description: 'A series that was just made.',
    fields: (t) => ({
      first: t.field({ type: appointmentType(builder), description: 'The earliest.', resolve: ({ first }) => first }),
      count: t.exposeInt('count'),
    }),
  });
  const Workers = builder.objectRef<Concerned>('SeriesWorkers').implement({
    description: 'The workers who have to be told of a change.',
    fields: (t) => ({
      booked: t.exposeInt('booked'),
      accepted: t.exposeInt('accepted'),
    }),
  });
  const Counts = builder.objectRef<SeriesCounts>('SeriesCounts').implement({
    description: 'How many other appointments the series has.',
    fields: (t) => ({
      following: t.exposeInt('following', { description: 'That come later and have not begun.' }),
      others: t.exposeInt('others', { description: 'That have not begun.' }),
      begun: t.exposeInt('begun', { description: 'That have begun; no change reaches them.' }),
      withFollowing: t.expose('withFollowing', { type: Workers, description: 'Bookings and yeses of the following.' }),
      withOthers: t.expose('withOthers', {
        type: Workers,
        description: 'Bookings and yeses of all that have not begun.',
      }),
      peopleFollowing: t.expose('peopleFollowing', {
        type: Workers,
        description: 'People of the one itself and the following, each counted once.',
      }),
      peopleAll: t.expose('peopleAll', {
        type: Workers,
        description: 'People of the one itself and all that have not begun, each counted once.',
      }),
    }),
  });
  const Changed = builder.objectRef<ChangedSeries>('ChangedSeries').implement({
    description: 'The outcome for the others of the series.',
    fields: (t) => ({
      changed: t.exposeInt('changed', { description: 'How many others followed.' }),
      withdrawnOffers: t.exposeInt('withdrawnOffers', { description: 'How many offers had to go with the change.' }),
      left: t.field({
        type: [leftAppointmentType(builder)],
        extensions: { entries: 50 },
        description: 'Those that did not follow, or not in everything.',
        resolve: ({ left }) => left,
      }),
    }),
  });
  builder.queryFields((t) => ({
    takenDays: t.field({
      type: ['String'],
      description: 'On which of the days such an appointment is there already.',
      ...serve(builder, listTakenDays, { input: appointmentInputType, days: 'YYYY-MM-DD.' }),
    }),
    seriesCounts: t.field({
      type: Counts,
      description: 'How many others a change of one appointment could be made to.',
      ...serve(builder, countSeriesOf),
    }),
  }));
  builder.mutationFields((t) => ({
    createSeries: t.field({
      type: Made,
      description: 'Plans an appointment on several days at once: all of them or none.',
      ...serve(builder, createSeries, {
        input: [appointmentInputType, 'All of it; its own day does not matter.'],
        days: 'YYYY-MM-DD.',
      }),
    }),
    updateSeries: t.field({
      type: Changed,
      description: 'Saves an appointment whole, and makes the same change to others of its series.',
      ...serve(builder, updateSeries, { reach: reachType, input: appointmentInputType }),
    }),
    deleteSeries: t.field({
      type: Changed,
      description: 'Deletes an appointment with others of its series.',
      ...serve(builder, deleteSeries, { reach: reachType }),
    }),
  }));
};
