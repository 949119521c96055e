import { OwnProfileInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { z } from 'zod';
import { changeContactEmail } from '#features/target-users/change-contact-email.ts';
import { loadTargetUser } from '#features/target-users/find-target-user.ts';
import { saveSecrets } from '#features/target-users/sealed-secrets.ts';
import { inputOf, withPendingEmail } from '#features/target-users/target-user-row.ts';
import { updateAttributes } from '#features/target-users/target-users.sql.ts';
import { updateWorker } from '#features/users/index.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Workers change what is theirs; everything else stays as staff have it. */
export const updateOwnProfile = mutation({
  action: 'own-profile.write',
  input: z.object({ version: z.int(), input: OwnProfileInput }),
  run: async ({ db, actor, input: { version, input }, secrets, record }) => {
    const row = await loadTargetUser(db, actor.userId);
    const before = inputOf(row);
    const { contactEmail, iban, bic, ...own } = input;
    const after = { ...before, sectorAttributes: { ...before.sectorAttributes, ...own } };
    await settleVersionedUpdate(
      await updateWorker(db, actor.userId, version, {
        firstName: row.firstName,
        lastName: row.lastName,
        userState: row.userState,
        pendingContactEmail: contactEmail === row.contactEmail ? null : contactEmail,
      }),
      async () => true,
    );
    await updateAttributes(db, actor.userId, after);
    const changes = await saveSecrets(db, secrets, actor, { IBAN: iban, BIC: bic });
    await changeContactEmail(db, row, contactEmail);
    record({
      entityType: 'target-user',
      entityId: actor.userId,
      ...withPendingEmail(row, { ...after, ...changes }, contactEmail),
    });
    return { id: actor.userId };
  },
  answer: ({ db }, { id }) => loadTargetUser(db, id),
});
