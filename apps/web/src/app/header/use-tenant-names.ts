import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const TenantNames = graphql(`
  query TenantNames {
    tenants(page: { size: 100 }) {
      items {
        id
        name
      }
    }
  }
`);

/** The tenants that a SystemAdmin can choose from. */
export function useTenantNames() {
  return useQuery({
    queryKey: ['tenant-names'],
    queryFn: ({ signal }) => execute(TenantNames, {}, { signal }),
    select: ({ tenants }) => tenants.items,
  });
}
