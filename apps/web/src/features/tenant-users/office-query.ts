import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

const TenantUsers = graphql(`
  query TenantUsers($tenantId: String!, $page: PageInput, $filter: TenantUserFilter) {
    tenantUsers(tenantId: $tenantId, page: $page, filter: $filter) {
      count
      items { id firstName lastName contactEmail role userState }
    }
  }
`);

export type OfficeMember = ResultOf<typeof TenantUsers>['tenantUsers']['items'][number];

/** The beginning of every key under which the office is loaded. */
export const TENANT_USERS = 'tenant-users';

export interface OfficeChoice {
  readonly name: string;
  readonly userStates: readonly UserState[];
}

/** As the API takes it: what is not chosen is left out. */
export const filterOf = ({ name, userStates }: OfficeChoice) => ({
  ...(name.trim() && { name: name.trim() }),
  ...(userStates.length > 0 && { userStates: [...userStates] }),
});

export function useOffice(tenantId: string, { number, size }: PageChoice, choice: OfficeChoice) {
  const variables = { tenantId, page: { number: number - 1, size }, filter: filterOf(choice) };
  return useQuery(steady(ask(TenantUsers, variables, [TENANT_USERS])));
}
