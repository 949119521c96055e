import { queryOptions } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { queryClient, renewTopics } from '#platform/graphql/query-client.ts';
import { APPOINTMENT, APPOINTMENT_OFFERS, APPOINTMENTS, HOME } from '#platform/live/topics.ts';

const CreateSeries = graphql(`
  mutation CreateSeries($input: AppointmentInput!, $days: [String!]!) {
    createSeries(input: $input, days: $days) { count }
  }
`);

const renewAll = () => renewTopics(APPOINTMENTS, APPOINTMENT, APPOINTMENT_OFFERS, HOME);

/** Answers how many were made. */
export const createSeries = defineCommand({
  document: CreateSeries,
  answer: (answer) => answer.createSeries.count,
  renew: renewAll,
  trace: ({ input, days }) => {
    const known = () =>
      queryClient.getQueriesData<readonly string[]>({ queryKey: [APPOINTMENTS, 'TakenDays', { input }] });
    const areTaken = () => known().some(([, taken]) => taken && days.every((day) => taken.includes(day)));
    // Days that were taken before, or of which nobody knew, tell nothing.
    const isTelling = known().some(([, taken]) => taken) && !areTaken();
    return () => (isTelling && areTaken() ? { answer: days.length } : undefined);
  },
});

const TakenDays = graphql(`
  query TakenDays($input: AppointmentInput!, $days: [String!]!) {
    takenDays(input: $input, days: $days)
  }
`);

/** On which days the appointment is there already. */
export const takenDaysQuery = (variables: VariablesOf<typeof TakenDays>) => ask(TakenDays, variables, [APPOINTMENTS]);

const SeriesCounts = graphql(`
  query SeriesCounts($id: String!) {
    seriesCounts(appointmentId: $id) {
      following others begun
      peopleFollowing { booked accepted }
      peopleAll { booked accepted }
    }
  }
`);

export type SeriesCounts = ResultOf<typeof SeriesCounts>['seriesCounts'];

/** How many others a change could be made to. */
export const seriesCountsQuery = (id: string) =>
  queryOptions({
    ...ask(SeriesCounts, { id }, [APPOINTMENTS]),
    // Asked when it is needed, and then it must be true.
    staleTime: 0,
  });

/** Saves over the version that was edited, and makes the change to others. */
export const updateSeries = defineCommand({
  document: graphql(`
    mutation UpdateSeries($id: String!, $version: Int!, $reach: SeriesReach!, $input: AppointmentInput!) {
      updateSeries(appointmentId: $id, version: $version, reach: $reach, input: $input) {
        changed withdrawnOffers
        left { id startDateTime keptParts refusal }
      }
    }
  `),
  answer: (answer) => answer.updateSeries,
  renew: renewAll,
});

export const deleteSeries = defineCommand({
  document: graphql(`
    mutation DeleteSeries($id: String!, $reach: SeriesReach!) {
      deleteSeries(appointmentId: $id, reach: $reach) {
        changed
        left { id startDateTime keptParts refusal }
      }
    }
  `),
  answer: (answer) => answer.deleteSeries,
  renew: renewAll,
});

export type LeftAppointment = Awaited<ReturnType<typeof updateSeries.send>>['left'][number];
