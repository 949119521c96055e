import { isRunning } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ask } from '#platform/graphql/ask.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { queryClient, renewTopics } from '#platform/graphql/query-client.ts';
import { BILLING_RUNS, INVOICE, INVOICES, WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import { noticeRun } from './noticed-runs.ts';

const BillingRunParts = graphql(`
  fragment BillingRunParts on BillingRun {
    id kind orderedAt settledAt count waitingCount doneCount failedCount
  }
`);
export type Run = ResultOf<typeof BillingRunParts>;

const BillingRuns = graphql(
  `
  query BillingRuns {
    billingRuns { ...BillingRunParts }
  }
`,
  [BillingRunParts],
);

const BillingRunItems = graphql(
  `
  query BillingRunItems($id: String!) {
    billingRun(billingRunId: $id) {
      ...BillingRunParts
      items {
        position state failure failureCode invoiceRecipientId recipientName customerNumber invoiceId
        invoiceNumber
        billed {
          state blockCount workMinutes
          net { value }
          isEmailMissing
        }
      }
    }
  }
`,
  [BillingRunParts],
);
export type WholeRun = ResultOf<typeof BillingRunItems>['billingRun'];
export type RunItem = WholeRun['items'][number];

/** The server tells when something changes; in case that it can't, it is asked now and then. */
const ASK_AGAIN_MS = 3000;

const lastRuns = ask(BillingRuns, {}, [BILLING_RUNS]);

/** The last runs, the newest first. */
export const useBillingRuns = () =>
  useQuery({
    ...lastRuns,
    refetchInterval: ({ state: { data, error } }) => (error || data?.some(isRunning) ? ASK_AGAIN_MS : false),
  });

/** The state of each invoice of these runs, as of the last answer. */
export const useWholeRuns = (runs: readonly Run[]) =>
  useQuery({
    queryKey: [BILLING_RUNS, 'items', ...runs.map(({ id, waitingCount }) => `${id} ${waitingCount}`)],
    queryFn: async ({ signal }): Promise<readonly WholeRun[]> =>
      Promise.all(runs.map(async ({ id }) => (await execute(BillingRunItems, { id }, { signal })).billingRun)),
    enabled: runs.length > 0,
    // Known runs stay while the next ones are settled.
    placeholderData: keepPreviousData,
  });

export const ofToday = (runs: readonly Run[] | undefined, now: Date): readonly Run[] =>
  runs?.filter(({ orderedAt }) => dayOf(new Date(orderedAt)) === dayOf(now)) ?? [];

const renew = (): Promise<unknown> => renewTopics(BILLING_RUNS, INVOICES, INVOICE, WORKLOG_BLOCKS);

/** A run that was not there before the press, of as many invoices. */
function newRun(kind: Run['kind'], count: number) {
  const runs = () => queryClient.getQueryData(lastRuns.queryKey);
  const before = runs();
  return () => {
    const made = runs()?.find(
      (run) => run.kind === kind && run.count === count && !before?.some(({ id }) => id === run.id),
    );
    return before && made && { answer: made.id };
  };
}

export const startBillingRun = defineCommand({
  document: graphql(`
    mutation StartBillingRun($input: BillingRunInput!) {
      startBillingRun(input: $input) { id }
    }
  `),
  answer: ({ startBillingRun: { id } }) => id,
  trace: ({ input }) => newRun('CREATE', input.invoices.length),
  renew,
  renewsAlways: true,
});

const startSendingRun = defineCommand({
  document: graphql(`
    mutation StartSendingRun($invoiceIds: [String!]!, $issuesToday: Boolean!) {
      startSendingRun(invoiceIds: $invoiceIds, issuesToday: $issuesToday) { id }
    }
  `),
  subject: ({ invoiceIds }) => invoiceIds,
  answer: ({ startSendingRun: { id } }) => id,
  trace: ({ invoiceIds }) => newRun('SEND', invoiceIds.length),
  renew,
  renewsAlways: true,
});

/** Sends many in the background; how far they are is told by the card of the run. */
export function useStartSending(
  onStarted: () => void,
): (invoiceIds: readonly string[], issuesToday: boolean) => Promise<void> {
  const { send } = useAttempt(startSendingRun, {
    onDone: (id) => {
      noticeRun(id, 'watched');
      onStarted();
    },
  });
  return async (invoiceIds, issuesToday) => void (await send({ invoiceIds: [...invoiceIds], issuesToday }));
}

export const stopBillingRun = defineCommand({
  document: graphql(`
    mutation StopBillingRun($id: String!) {
      stopBillingRun(billingRunId: $id) { id }
    }
  `),
  renew,
  renewsAlways: true,
});
