import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useSettled } from '#platform/state/use-settled.ts';

const TenantNames = graphql(`
  query TenantNames($filter: TenantFilter) {
    tenants(page: { size: 50 }, filter: $filter) { items { id name } }
  }
`);

/** The tenants that a SystemAdmin can choose from: the first ones, or those whose name has what was typed. */
export function useTenantNames(search: string) {
  const name = useSettled(search.trim());
  return useQuery({
    ...ask(TenantNames, { filter: name ? { name } : null }, ['tenant-names'], ({ tenants }) => tenants.items),
    placeholderData: keepPreviousData,
  });
}
