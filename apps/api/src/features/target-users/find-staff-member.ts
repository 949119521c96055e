import { z } from 'zod';
import { loadTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { selectCostCenters } from '#features/target-users/staff-members.sql.ts';
import { query } from '#platform/graphql/use-case.ts';

export const fetchStaffMemberWithCostCenters = query({
  action: 'staff-members.read',
  input: z.object({ targetUserId }),
  run: async ({ db, input }) => ({
    staffMember: await loadTargetUser(db, input.targetUserId),
    costCenters: await selectCostCenters(db),
  }),
});
