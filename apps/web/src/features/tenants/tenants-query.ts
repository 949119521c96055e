import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

const Tenants = graphql(`
  query Tenants($page: PageInput, $filter: TenantFilter) {
    tenants(page: $page, filter: $filter) {
      count
      items { id name contactEmail contactPhone hasInvoicingModule }
    }
  }
`);

export type TenantSummary = ResultOf<typeof Tenants>['tenants']['items'][number];

export function useTenants({ number, size }: PageChoice, search: string) {
  const name = useSettled(search.trim());
  const page = { number: number - 1, size };
  return useQuery(steady(ask(Tenants, { page, filter: name ? { name } : null }, ['tenants'])));
}
