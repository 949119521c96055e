import type { MatchGroup } from '@gastspiel/domain/accounting/match-employees.ts';
import { useQuery } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { ACCOUNTING } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { renewAccounting } from '../connection.ts';

const AccountingImport = graphql(`
  query AccountingImport {
    accountingImport {
      last { id state orderedByName readCount total failure }
      reading { id readCount finishedAt }
      groupCounts { group count }
      sureByNameCount newCostCenterCount
    }
  }
`);
export type Import = ResultOf<typeof AccountingImport>['accountingImport'];

/** The server tells when something changes; in case that it can't, it is asked now and then. */
const ASK_AGAIN_MS = 3000;

/** Who was read, in numbers. */
export const useImport = () =>
  useQuery({
    ...ask(AccountingImport, {}, [ACCOUNTING]),
    refetchInterval: ({ state: { data } }) => (data?.last?.state === 'READING' ? ASK_AGAIN_MS : false),
  });

export const countOf = ({ groupCounts }: Import, wanted: MatchGroup): number =>
  groupCounts.find(({ group }) => group === wanted)?.count ?? 0;

/** Whom somebody has to look at. */
export const openCount = (people: Import): number => countOf(people, 'DOUBTFUL') + countOf(people, 'UNKNOWN');

const ComparedParts = graphql(`
  fragment ComparedParts on ComparedPerson {
    targetUserId accountingId academicTitle firstName lastName birthday socialSecurityNumberEnd
    costCenter staffType entryDate exitDate
  }
`);
export type Compared = ResultOf<typeof ComparedParts>;

const EmployeeMatches = graphql(
  `
  query EmployeeMatches($group: EmployeeMatchGroup!, $search: String, $page: PageInput) {
    accountingImport {
      matches(group: $group, search: $search, page: $page) {
        count
        items {
          employee { ...ComparedParts }
          workers { ...ComparedParts }
          doubts isByNumber bringsCostCenter
        }
      }
    }
  }
`,
  [ComparedParts],
);
export type EmployeeMatch = ResultOf<typeof EmployeeMatches>['accountingImport']['matches']['items'][number];

/** A page of one group. */
export function useMatches(group: MatchGroup, search: string, { number, size }: PageChoice, isWanted = true) {
  const variables = { group, search: search || null, page: { number: number - 1, size } };
  return useQuery({
    ...steady(ask(EmployeeMatches, variables, [ACCOUNTING], ({ accountingImport }) => accountingImport.matches)),
    enabled: isWanted,
  });
}

/** Workers' pages show the new facts too. */
const renew = (): Promise<unknown> => Promise.all([renewAccounting(), renewTopics('target-users')]);

export const readEmployees = defineCommand({
  document: graphql(`
    mutation ReadAccountingEmployees {
      readAccountingEmployees { last { id } }
    }
  `),
  renew,
  renewsAlways: true,
});

export const setIgnored = defineCommand({
  document: graphql(`
    mutation SetEmployeeIgnored($accountingId: String!, $isIgnored: Boolean!) {
      setEmployeeIgnored(accountingId: $accountingId, isIgnored: $isIgnored) { last { id } }
    }
  `),
  subject: ({ accountingId }) => [accountingId],
  renew,
});

export const takeOver = defineCommand({
  document: graphql(`
    mutation TakeOverEmployees($input: EmployeeDecisionsInput!) {
      takeOverEmployees(input: $input) { last { id } }
    }
  `),
  renew,
  renewsAlways: true,
});

/** "Ing. David Steiner" */
export const nameOf = ({ academicTitle, firstName, lastName }: Compared): string =>
  [academicTitle, firstName, lastName].filter(Boolean).join(' ');

export const fullName = ({ firstName, lastName }: Pick<Compared, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
