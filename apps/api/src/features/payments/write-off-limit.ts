import { WriteOffLimitInput } from '@gastspiel/domain/payments/payment-input.ts';
import { z } from 'zod';
import { findWriteOffLimit } from '#features/payments/payments.sql.ts';
import { saveWriteOffLimit } from '#features/tenants/index.ts';
import { mutation, NO_INPUT, query } from '#platform/graphql/use-case.ts';

export const writeOffLimit = query({
  action: 'payments.read',
  input: NO_INPUT,
  run: ({ db }) => findWriteOffLimit(db),
});

export const setWriteOffLimit = mutation({
  action: 'payments.write',
  input: z.object({ amount: WriteOffLimitInput }),
  run: async ({ db, actor: { tenantId }, input: { amount }, record, nothingChanged }) => {
    const before = await findWriteOffLimit(db);
    if (before === amount) nothingChanged();
    else {
      await saveWriteOffLimit(db, amount);
      record({
        entityType: 'tenant',
        entityId: tenantId,
        before: { writeOffLimit: before },
        after: { writeOffLimit: amount },
      });
    }
    return { tenantId };
  },
  answer: ({ db }) => findWriteOffLimit(db),
});
