import { z } from 'zod';
import { selectDenials } from '#features/denials/denials.sql.ts';
import { openTargetUser, targetUserId } from '#features/target-users/index.ts';
import { query } from '#platform/graphql/use-case.ts';

export const listInvoiceRecipientDenials = query({
  action: 'denials.read',
  input: z.object({ targetUserId }),
  run: async ({ db, actor, input }) => {
    await openTargetUser(db, actor, input.targetUserId);
    return selectDenials(db, input.targetUserId);
  },
});
