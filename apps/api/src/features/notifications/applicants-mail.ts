import { ONBOARDING_FLOWS } from '@gastspiel/domain/tenants/association-code.ts';
import { z } from 'zod';
import { selectApplicants, selectReleasers } from '#features/notifications/applicants.sql.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#features/notifications/notification-texts.ts';
import { findCurrentTenant } from '#features/tenants/index.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** So many are named; the list in the app has all of them. */
const NAMED = 20;

const PATHS = { TARGET_USER: '/target_users', TENANT_USER: '/agency/team' } as const;

/** Somebody asks to be released: to those who may do it, and with a name alone. The operator finds the agency, not its lists. */
export const applicantsMail = defineMail({
  name: 'notifications.applicants',
  payload: z.object({ flow: z.enum(ONBOARDING_FLOWS), since: z.iso.datetime(), staffId: z.uuid() }),
  compose: async ({ db, payload: { flow, since, staffId } }) => {
    const releaser = (await selectReleasers(db, flow)).find(({ id }) => id === staffId);
    const waiting = await selectApplicants(db, flow, new Date(since));
    const tenant = await findCurrentTenant(db);
    // All of them were released meanwhile, or are those of earlier mails.
    if (!releaser || !tenant || !waiting.some(({ isNew }) => isNew)) return null;
    const names = waiting.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const others = names.length - NAMED;
    return {
      to: releaser.email,
      toName: `${releaser.firstName} ${releaser.lastName}`,
      subject: TEXTS.applicantsSubject[flow](names.length),
      paragraphs: [
        TEXTS.staffGreeting,
        ...(releaser.isOperator ? [TEXTS.noReleaser(tenant.name)] : []),
        TEXTS.applicantsText[flow],
        [...names.slice(0, NAMED), ...(others > 0 ? [TEXTS.moreApplicants(others)] : [])].join(', '),
      ],
      button: { label: TEXTS.toApplicants, path: releaser.isOperator ? `/tenant/${tenant.id}` : PATHS[flow] },
    };
  },
});
