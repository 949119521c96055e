import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { z } from 'zod';
import { takeConfirmation } from '#features/target-users/contact-email.sql.ts';
import { confirmEmail } from '#features/users/index.ts';
import { bindTenant } from '#platform/database/bound.ts';
import { secretMutation } from '#platform/graphql/use-case.ts';
import { readLink } from '#platform/secrets/signed-link.ts';

/** The holder of the link reads the new address's mail: that is all that is to be shown, so no sign-in is asked for. */
export const confirmContactEmail = secretMutation({
  action: 'contact-email.confirm',
  input: z.object({ token: z.string().max(200) }),
  run: async ({ db, input, secrets, record }) => {
    const [id] = readLink(secrets, 'contact-confirmation', input.token) ?? [];
    const confirmation = id ? await takeConfirmation(db, id) : undefined;
    if (!confirmation) throw new Failure(TARGET_USER_FAILURES.confirmationGone);
    const { tenantId, userId, email } = confirmation;
    await bindTenant(db, tenantId);
    if (!(await confirmEmail(db, userId, email))) throw new Failure(TARGET_USER_FAILURES.confirmationGone);
    record({ entityType: 'target-user', entityId: userId, after: { contactEmailConfirmed: email } });
    return true;
  },
});
