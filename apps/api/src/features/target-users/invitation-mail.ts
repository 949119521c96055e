import { askableFacts, namesOfFacts } from '@gastspiel/domain/target-users/release.ts';
import { z } from 'zod';
import { invitationPath } from '#features/target-users/invitation-link.ts';
import { findInvited } from '#features/target-users/invitations.sql.ts';
import { selectWaitingWorkers } from '#features/target-users/release-rows.sql.ts';
import { TARGET_USER_MAIL_TEXTS as TEXTS } from '#features/target-users/target-user-mail-texts.ts';
import { findCurrentTenant, selectCheckboxes } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** Somebody who waits is told at once which facts their release needs. */
async function saysMissing(db: TenantDb, userId: string): Promise<string[]> {
  const [waiting] = await selectWaitingWorkers(db, [userId]);
  const facts = askableFacts(waiting?.missing ?? []);
  return facts.length > 0 ? [TEXTS.missing(namesOfFacts(facts))] : [];
}

/** A person entered by somebody else is told whose data these are, whence, and where the notice stands (Art 14 GDPR). */
export const invitationMail = defineMail({
  name: 'target-users.invitation',
  payload: z.object({ invitationId: z.uuid() }),
  compose: async ({ db, tenantId, payload: { invitationId }, secrets }) => {
    const [invited, tenant] = [await findInvited(db, invitationId), await findCurrentTenant(db)];
    if (!invited?.isOpen || !tenant) return null;
    const notices = (await selectCheckboxes(db, tenantId)).map(({ label, url }) => `${label}: ${url}`);
    return {
      to: invited.email,
      toName: `${invited.firstName} ${invited.lastName}`,
      subject: TEXTS.invitationSubject(tenant.name),
      paragraphs: [
        TEXTS.greeting(invited.firstName),
        TEXTS.invitation(tenant.name),
        ...(await saysMissing(db, invited.userId)),
        TEXTS.invitationData(tenant.name, tenant.contactEmail),
        ...notices,
        TEXTS.invitationIgnore,
      ],
      button: { label: TEXTS.invitationButton, path: invitationPath(secrets, tenantId, invitationId) },
    };
  },
});
