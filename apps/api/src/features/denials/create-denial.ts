import { DENIAL_FAILURES } from '@gastspiel/domain/denials/denial-failures.ts';
import { DenialInput } from '@gastspiel/domain/denials/denial-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { z } from 'zod';
import { insertDenial } from '#features/denials/denials.sql.ts';
import { auditedDenial, loadDenial } from '#features/denials/load-denial.ts';
import { chooseInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { holdTargetUser, targetUserId } from '#features/target-users/index.ts';
import { deleteOffersAtRecipient, lockWorkers, settleWithdrawn } from '#features/withdrawals/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** From now on the recipient is not offered the worker, and what was offered is withdrawn. */
export const createInvoiceRecipientDenial = mutation({
  action: 'denials.write',
  input: z.object({ targetUserId, input: DenialInput }),
  run: async (scope) => {
    const { db, actor, record } = scope;
    const { targetUserId: userId, input } = scope.input;
    // Whoever is just offering or booking comes first or waits: nothing slips past the denial.
    await lockWorkers(db, [userId]);
    await holdTargetUser(db, userId);
    const { id: invoiceRecipientId } = await chooseInvoiceRecipient(db, actor.tenantId, input);
    const id = await insertDenial(db, actor, { userId, invoiceRecipientId, reason: input.reason });
    if (!id) {
      const { alreadyDenied } = DENIAL_FAILURES;
      throw new Failure(alreadyDenied, { 'input.invoiceRecipientId': alreadyDenied.message });
    }
    const created = await loadDenial(db, id);
    record({ entityType: 'target-user', entityId: userId, after: auditedDenial(created) });
    await settleWithdrawn(scope, await deleteOffersAtRecipient(db, userId, invoiceRecipientId));
    return created;
  },
});
