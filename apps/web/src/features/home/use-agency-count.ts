import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useViewer } from '#platform/viewer/viewer.ts';

const AgencyCount = graphql(`
  query AgencyCount {
    tenants {
      count
    }
  }
`);

/** How many agencies the platform has: for system administration only, undefined for everybody else. */
export function useAgencyCount(): number | undefined {
  const { user } = useViewer();
  const { data } = useQuery({
    queryKey: ['agency-count'],
    queryFn: ({ signal }) => execute(AgencyCount, {}, { signal }),
    enabled: user?.userRole === 'SYSTEM_ADMIN' && user.userState === 'ACTIVE',
  });
  return data?.tenants.count;
}
