import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from './target-users-keys.ts';

const CostCenters = graphql(`
  query CostCenters($id: String!) {
    fetchStaffMemberWithCostCenters(targetUserId: $id) {
      costCenters { id number description isActive }
    }
  }
`);

/** "210 · Service Wien" */
export const costCenterLabel = ({ number, description }: { readonly number: string; readonly description: string }) =>
  `${number} · ${description}`;

/** The cost centres that hours can be booked on, for those who may know. */
export const costCentersQuery = (id: string) =>
  ask(
    CostCenters,
    { id },
    [TARGET_USERS],
    ({ fetchStaffMemberWithCostCenters }) => fetchStaffMemberWithCostCenters.costCenters,
  );
