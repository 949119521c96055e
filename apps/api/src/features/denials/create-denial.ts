import { DENIAL_FAILURES, DenialInput } from '@gastspiel/domain/denials/denial-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { z } from 'zod';
import { insertDenial } from '#features/denials/denials.sql.ts';
import { auditedDenial, loadDenial } from '#features/denials/load-denial.ts';
import { chooseInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { deleteOffersAtRecipient, settleWithdrawn } from '#features/offers/index.ts';
import { assertOpenWorker, lockWorkersForNoKeyUpdate, targetUserId } from '#features/target-users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** From now on the recipient is not offered the worker, and what was offered is withdrawn. */
export const createInvoiceRecipientDenial = mutation({
  action: 'denials.write',
  input: z.object({ targetUserId, input: DenialInput }),
  run: async (scope) => {
    const { db, actor, record } = scope;
    const { targetUserId: userId, input } = scope.input;
    // Anybody who is just offering or booking comes first or waits: nothing slips past the denial.
    await lockWorkersForNoKeyUpdate(db, [userId]);
    await assertOpenWorker(db, userId);
    const { id: invoiceRecipientId } = await chooseInvoiceRecipient(db, actor.tenantId, input);
    const id = await insertDenial(db, actor, { userId, invoiceRecipientId, reason: input.reason });
    if (!id) {
      const { alreadyDenied } = DENIAL_FAILURES;
      throw new Failure(alreadyDenied, { 'input.invoiceRecipientId': alreadyDenied.message });
    }
    const created = await loadDenial(db, id);
    record({ entityType: 'target-user', entityId: userId, after: auditedDenial(created) });
    await settleWithdrawn(scope, await deleteOffersAtRecipient(db, userId, invoiceRecipientId));
    return { id };
  },
  answer: ({ db }, { id }) => loadDenial(db, id),
});
