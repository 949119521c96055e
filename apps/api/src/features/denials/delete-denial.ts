import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { deleteDenialRow } from '#features/denials/denials.sql.ts';
import { auditedDenial, loadDenial } from '#features/denials/load-denial.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const deleteInvoiceRecipientDenial = mutation({
  action: 'denials.write',
  input: z.object({ denialId: EntityId }),
  run: async ({ db, input: { denialId: id }, record }) => {
    const denial = await loadDenial(db, id);
    if (!(await deleteDenialRow(db, id))) throw new Failure(GENERAL_FAILURES.notFound);
    record({ entityType: 'target-user', entityId: denial.userId, before: auditedDenial(denial) });
    return true;
  },
});
