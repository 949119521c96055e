import { queryOptions } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf, VariablesOf } from '#platform/graphql/graphql.ts';
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

const OUTLOOKS = [APPOINTMENTS, 'copy-outlooks'] as const;
type Outlooks = ReadonlyMap<string, ResultOf<typeof CopyOutlooks>['copyOutlooks'][number]>;

/** What the copies would meet in their week. */
export const copyOutlooksQuery = (variables: VariablesOf<typeof CopyOutlooks>) =>
  queryOptions({
    queryKey: [...OUTLOOKS, variables],
    queryFn: async ({ signal }): Promise<Outlooks> => {
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
  trace: ({ ids, days }) => {
    const known = () => queryClient.getQueriesData<Outlooks>({ queryKey: [...OUTLOOKS, { days }] });
    const areTaken = () => known().some(([, outlooks]) => ids.every((id) => outlooks?.get(id)?.isTaken));
    // A copy that was there before, or that nobody had looked for, tells nothing.
    const isTelling = known().some(([, outlooks]) => outlooks) && !areTaken();
    // Nothing tells how many were asked again.
    const answer = { copied: ids.length, offers: 0, people: 0, notAsked: 0 };
    return () => (isTelling && areTaken() ? { answer } : undefined);
  },
});
