import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { queryClient, renewTopics } from '#platform/graphql/query-client.ts';
import { APPOINTMENTS, HOME } from '#platform/live/topics.ts';

const CopyOutlooks = graphql(`
  query CopyOutlooks($ids: [String!]!, $days: Int!) {
    copyOutlooks(appointmentIds: $ids, days: $days) { appointmentId isTaken booked absent }
  }
`);

type Outlooks = ReadonlyMap<string, ResultOf<typeof CopyOutlooks>['copyOutlooks'][number]>;

/** All that the copies would meet in their week. */
export const copyOutlooksQuery = (variables: VariablesOf<typeof CopyOutlooks>) =>
  ask(
    CopyOutlooks,
    variables,
    [APPOINTMENTS],
    ({ copyOutlooks }): Outlooks => new Map(copyOutlooks.map((outlook) => [outlook.appointmentId, outlook])),
  );

export const copyAppointments = defineCommand({
  document: graphql(`
    mutation CopyAppointments($ids: [String!]!, $days: Int!, $keepsDetails: Boolean!, $asksBooked: Boolean!) {
      copyAppointments(appointmentIds: $ids, days: $days, keepsDetails: $keepsDetails, asksBooked: $asksBooked) {
        copied offers people notAsked
      }
    }
  `),
  answer: (answer) => answer.copyAppointments,
  renew: () => renewTopics(APPOINTMENTS, HOME),
  trace: ({ ids, days }) => {
    const known = () => queryClient.getQueriesData<Outlooks>({ queryKey: [APPOINTMENTS, 'CopyOutlooks', { days }] });
    const areTaken = () => known().some(([, outlooks]) => ids.every((id) => outlooks?.get(id)?.isTaken));
    // A copy that was there before, or that nobody had looked for, tells nothing.
    const isTelling = known().some(([, outlooks]) => outlooks) && !areTaken();
    // Nothing tells how many were asked again.
    const answer = { copied: ids.length, offers: 0, people: 0, notAsked: 0 };
    return () => (isTelling && areTaken() ? { answer } : undefined);
  },
});
