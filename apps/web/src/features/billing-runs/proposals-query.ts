import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';

const BillingProposals = graphql(`
  query BillingProposals($until: String!, $proposesSurcharges: Boolean!) {
    unassignedWorklogBlocks(until: $until) { id description startDateTime }
    billingProposals(until: $until, proposesSurcharges: $proposesSurcharges) {
      invoiceRecipientId recipientName customerNumber
      blocks { id version }
      workMinutes travelMinutes
      net { value }
      gaps hints typesWithoutPrice dayWithoutPrice
    }
  }
`);
type Answer = ResultOf<typeof BillingProposals>;
export type Proposal = Answer['billingProposals'][number];
export type Unassigned = Answer['unassignedWorklogBlocks'][number];

/** The proposals; hours that are recorded or billed meanwhile change them. Waits until it is known whether with surcharges. */
export const useProposals = (until: string, proposesSurcharges: boolean | undefined) =>
  useQuery({
    queryKey: [WORKLOG_BLOCKS, 'billing-proposals', until, proposesSurcharges],
    queryFn:
      isDay(until) && proposesSurcharges !== undefined
        ? ({ signal }): Promise<Answer> => execute(BillingProposals, { until, proposesSurcharges }, { signal })
        : skipToken,
  });

const SenderSurcharges = graphql(`
  query SenderSurcharges {
    invoiceSender { nightSurcharge sundaySurcharge holidaySurcharge }
  }
`);

/** Whether the agency asks more for nights, Sundays or holidays; undefined while that is not known. */
export function useHasSurcharges(): boolean | undefined {
  const { data, error } = useQuery(ask(SenderSurcharges, {}, ['invoice-sender']));
  if (data) return Boolean(data.nightSurcharge || data.sundaySurcharge || data.holidaySurcharge);
  return data === null || error ? false : undefined;
}
