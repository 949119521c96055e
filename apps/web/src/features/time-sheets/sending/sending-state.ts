import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import { SENDING } from '#platform/session/ui-state.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { MOST_AT_ONCE } from './send-printouts.ts';

const PrintoutProgress = graphql(`
  query PrintoutProgress($printoutIds: [String!]!) {
    printouts(printoutIds: $printoutIds) {
      id description sentAt hasFailed
      recipients { failure }
    }
  }
`);
export type Underway = ResultOf<typeof PrintoutProgress>['printouts'][number];

/** The sendings that were ordered here and how they went, until somebody closes it. */
export interface Sending {
  readonly printoutIds: readonly string[];
  /** The time sheets that the server did not take, with its reason. */
  readonly refused: readonly {
    readonly worklogBlockId: string;
    readonly description: string | null;
    readonly message: string;
  }[];
}

const NOTHING: Sending = { printoutIds: [], refused: [] };

/** Kept for the session: whoever leaves the page finds it again. */
export function useSendingState() {
  const [sending, set] = useUiState<Sending>(SENDING, NOTHING);
  return { sending, set, forget: () => set(NOTHING) };
}

/** Further ones join those that are still on their way. */
export const joined = (before: Sending, next: Sending): Sending => ({
  printoutIds: [...before.printoutIds, ...next.printoutIds].slice(-MOST_AT_ONCE),
  refused: next.refused,
});

const isOver = ({ sentAt, hasFailed }: Underway): boolean => sentAt !== null || hasFailed;
export const areOver = (printouts: readonly Underway[]): boolean => printouts.every(isOver);

/** The server tells when something changes; in case that it can't, it is asked now and then. */
const ASK_AGAIN_MS = 10_000;

export const progressQuery = (printoutIds: readonly string[]) =>
  ask(PrintoutProgress, { printoutIds: [...printoutIds] }, [WORKLOG_BLOCKS]);

export const useProgress = (printoutIds: readonly string[]) =>
  useQuery({
    ...progressQuery(printoutIds),
    enabled: printoutIds.length > 0,
    refetchInterval: ({ state }) => (state.data && areOver(state.data) ? false : ASK_AGAIN_MS),
  });

export interface ProgressFacts {
  readonly done: number;
  readonly total: number;
  readonly sent: number;
  readonly failed: readonly Underway[];
  /** The first that is still on its way. */
  readonly current: Underway | undefined;
}

export function progressOf(printouts: readonly Underway[]): ProgressFacts {
  const failed = printouts.filter(({ sentAt, hasFailed }) => hasFailed && sentAt === null);
  const sent = printouts.filter(({ sentAt }) => sentAt !== null).length;
  return {
    done: sent + failed.length,
    total: printouts.length,
    sent,
    failed,
    current: printouts.find((printout) => !isOver(printout)),
  };
}
