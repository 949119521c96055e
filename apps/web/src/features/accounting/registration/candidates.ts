import { useQuery } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { ACCOUNTING } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { renewAccounting } from '../connection.ts';

const CandidateParts = graphql(`
  fragment CandidateParts on AccountingCandidate {
    targetUserId firstName lastName accountingId gaps state failure
  }
`);
export type Candidate = ResultOf<typeof CandidateParts>;

const AccountingCandidates = graphql(
  `
  query AccountingCandidates($search: String, $page: PageInput) {
    accountingCandidates(search: $search, page: $page) {
      count
      items { ...CandidateParts }
    }
  }
`,
  [CandidateParts],
);

const AccountingCandidate = graphql(
  `
  query AccountingCandidate($id: String!) {
    accountingCandidate(targetUserId: $id) { ...CandidateParts }
  }
`,
  [CandidateParts],
);

export const isWaiting = ({ state }: Pick<Candidate, 'state'>): boolean => state === 'WAITING';

/** The server tells when something changes; in case that it can't, it is asked now and then. */
const ASK_AGAIN_MS = 3000;

/** Workers without a personnel number. */
export function useCandidates(search: string, { number, size }: PageChoice) {
  const variables = { search: search || null, page: { number: number - 1, size } };
  return useQuery({
    ...steady(ask(AccountingCandidates, variables, [ACCOUNTING])),
    refetchInterval: ({ state: { data } }) => (data?.items.some(isWaiting) ? ASK_AGAIN_MS : false),
  });
}

/** How it stands with one worker. */
export const useCandidate = (id: string, isWanted: boolean) =>
  useQuery({
    ...ask(AccountingCandidate, { id }, [ACCOUNTING]),
    enabled: isWanted,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? ASK_AGAIN_MS : false),
  });

export const registerWorkers = defineCommand({
  document: graphql(`
    mutation RegisterWorkers($ids: [String!]!) {
      registerWorkers(targetUserIds: $ids) { targetUserId }
    }
  `),
  renew: renewAccounting,
  renewsAlways: true,
});
