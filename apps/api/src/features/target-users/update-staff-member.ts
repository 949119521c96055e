import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { StaffMemberInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { TARGET_USER_RULES } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { z } from 'zod';
import { loadTargetUser, openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { saveSecrets } from '#features/target-users/sealed-secrets.ts';
import { updateStaffMemberRow } from '#features/target-users/staff-members.sql.ts';
import { nextVersionOfWorker } from '#features/users/index.ts';
import { isForeignKeyViolation, violatesUnique } from '#platform/database/database-errors.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Changes what accounting keeps of a worker. It has a history of its own, because not everybody may read it. */
export const updateStaffMember = mutation({
  action: 'staff-members.write',
  input: z.object({ targetUserId, version: z.int(), input: StaffMemberInput }),
  run: async ({ db, actor, input: { targetUserId: id, version, input }, secrets, record }) => {
    const before = await openTargetUser(db, actor, id);
    if (before.anonymisedAt) throw new Failure(TARGET_USER_FAILURES.anonymised);
    await settleVersionedUpdate(await nextVersionOfWorker(db, id, version), async () => true);
    const { type, costCenterId = before.costCenterId, accountingId = before.accountingId } = input;
    const after = { type, costCenterId, accountingId };
    try {
      await updateStaffMemberRow(db, id, after);
    } catch (error) {
      if (isForeignKeyViolation(error)) {
        throw new Failure(GENERAL_FAILURES.invalidInput, { 'input.costCenterId': TARGET_USER_RULES.costCenterUnknown });
      }
      if (violatesUnique(error, 'target_users_by_accounting_id')) {
        throw new Failure(GENERAL_FAILURES.invalidInput, { 'input.accountingId': TARGET_USER_RULES.accountingIdTaken });
      }
      throw error;
    }
    const changes = await saveSecrets(
      db,
      secrets,
      { tenantId: actor.tenantId, userId: id },
      {
        SOCIAL_SECURITY_NUMBER: input.socialSecurityNumber,
        IBAN: input.iban,
        BIC: input.bic,
      },
    );
    record({
      entityType: 'staff-member',
      entityId: id,
      before: { type: before.staffType, costCenterId: before.costCenterId, accountingId: before.accountingId },
      after: { ...after, ...changes },
    });
    return { id };
  },
  answer: ({ db }, { id }) => loadTargetUser(db, id),
});
