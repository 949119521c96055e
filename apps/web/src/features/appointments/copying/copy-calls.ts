import { queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { APPOINTMENTS, HOME } from '#platform/live/topics.ts';

const CopyOutlooks = graphql(`
  query CopyOutlooks($ids: [String!]!, $days: Int!) {
    copyOutlooks(appointmentIds: $ids, days: $days) {
      appointmentId
      isTaken
      booked
      absent
    }
  }
`);

/** What the copies would meet in their week. */
export const copyOutlooksQuery = (variables: VariablesOf<typeof CopyOutlooks>) =>
  queryOptions({
    queryKey: [APPOINTMENTS, 'copy-outlooks', variables],
    queryFn: async ({ signal }) => {
      const { copyOutlooks } = await execute(CopyOutlooks, variables, { signal });
      return new Map(copyOutlooks.map((outlook) => [outlook.appointmentId, outlook]));
    },
  });

export const copyAppointments = defineCommand({
  document: graphql(`
    mutation CopyAppointments($ids: [String!]!, $days: Int!, $keepsDetails: Boolean!, $asksBooked: Boolean!) {
      copyAppointments(appointmentIds: $ids, days: $days, keepsDetails: $keepsDetails, asksBooked: $asksBooked) {
        copied
        offers
        people
        notAsked
      }
    }
  `),
  subject: ({ ids }) => ids,
  answer: (answer) => answer.copyAppointments,
  renew: () => Promise.all([APPOINTMENTS, HOME].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] }))),
});
