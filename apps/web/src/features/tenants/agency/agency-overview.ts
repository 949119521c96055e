import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';

const AgencyOverview = graphql(`
  query AgencyOverview($tenantId: String!, $seesPayroll: Boolean!) {
    agency {
      name hasInvoicingModule
      appointmentTypes { isRetired }
    }
    office: tenantUsers(tenantId: $tenantId, page: { size: 10 }) { count }
    waiting: tenantUsers(tenantId: $tenantId, page: { size: 10 }, filter: { userStates: [ONBOARDING] }) { count }
    accountingConnection @include(if: $seesPayroll) { checkedAt problem }
  }
`);
export type Overview = ResultOf<typeof AgencyOverview>;

/** The agency at one glance. */
export function useAgencyOverview() {
  const viewer = useViewer();
  const variables = { tenantId: viewer.tenant?.id ?? '', seesPayroll: may(viewer, 'accounting.read') };
  return useQuery(ask(AgencyOverview, variables, ['tenant'], (data) => data));
}
