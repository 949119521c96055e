import { z } from 'zod';
import { openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { selectCostCenters } from '#features/target-users/staff-members.sql.ts';
import { query } from '#platform/graphql/use-case.ts';

export const fetchStaffMemberWithCostCenters = query({
  action: 'staff-members.read',
  input: z.object({ targetUserId }),
  run: async ({ db, actor, input }) => ({
    staffMember: await openTargetUser(db, actor, input.targetUserId),
    costCenters: await selectCostCenters(db),
  }),
});
