import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { ONBOARDING_FAILURES, ONBOARDING_RULES } from '@gastspiel/domain/onboarding/onboarding-failures.ts';
import { TargetUserOnboardingInput, TenantUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { z } from 'zod';
import { tellStaffOfApplicant } from '#features/notifications/index.ts';
import { type Association, associationCode, findAssociation } from '#features/onboarding/association.ts';
import { dropDraft } from '#features/onboarding/onboarding.sql.ts';
import {
  admitKnownWorker,
  findAwaited,
  type Invited,
  isInvited,
  onboardTargetUser,
  useInvitation,
} from '#features/target-users/index.ts';
import { type OnboardingCheckbox, selectCheckboxes } from '#features/tenants/index.ts';
import { createUser } from '#features/users/index.ts';
import { bindTenant } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Somebody asks to belong to the tenant of their code. From then on they wait for release. */
export const completeOnboarding = mutation({
  action: 'onboarding.complete',
  input: z.object({
    tenantAssociationCode: associationCode,
    targetUser: TargetUserOnboardingInput.nullish(),
    tenantUser: TenantUserOnboardingInput.nullish(),
  }),
  prepare: async ({ tenantAssociationCode }, outside) => {
    const association = await findAssociation(tenantAssociationCode, outside);
    const isStranger = outside.actor.kind === 'STRANGER' && association.flow === 'TARGET_USER';
    return { ...association, verifiedEmail: isStranger ? await outside.credentials.verifiedEmail() : null };
  },
  run: async (scope) => {
    const { db, actor, input, prepared, secrets, record, speakFor, nothingChanged, now } = scope;
    const { tenantId, flow, invited } = prepared;
    if (actor.kind !== 'STRANGER') {
      // The answer got lost and the person asks again: they are where they wanted to be.
      const isSame =
        actor.kind === 'USER' &&
        actor.homeTenantId === tenantId &&
        (actor.state === 'ONBOARDING' || actor.userId === invited?.userId);
      if (!isSame || (actor.role === 'TARGET_USER') !== (flow === 'TARGET_USER'))
        throw new Failure(ONBOARDING_FAILURES.alreadyMember);
      nothingChanged();
      return true;
    }
    await bindTenant(db, tenantId);
    const { targetUser, tenantUser } = input;
    if (flow === 'TARGET_USER' && targetUser) {
      const accepted = assertAllAccepted(await selectCheckboxes(db, tenantId), targetUser.acceptedCheckboxIds);
      const known = await recognise(db, prepared);
      if (known) {
        speakFor({ homeTenantId: tenantId, userId: known });
        const admission = { tenantId, userId: known, identity: actor, form: targetUser, accepted };
        await admitKnownWorker(scope, secrets, admission);
      } else {
        const userId = await onboardTargetUser(db, secrets, { tenantId, identity: actor, input: targetUser, now });
        if (invited) await use(db, invited, userId);
        speakFor({ homeTenantId: tenantId, userId });
        record({ entityType: 'target-user', entityId: userId, after: { onboarded: true, accepted } });
      }
    } else if (flow === 'TENANT_USER' && tenantUser) {
      // Which role it will be is for system administration to say; until then there is none to use.
      const user = { ...tenantUser.personalInformation, role: 'TENANT_USER_DISPATCHER', state: 'ONBOARDING' } as const;
      const userId = await createUser(db, user, actor, 'onboarding');
      speakFor({ homeTenantId: tenantId, userId });
      record({ entityType: 'tenant-user', entityId: userId, after: { onboarded: true } });
    } else throw new Failure(ONBOARDING_FAILURES.wrongForm);
    await tellStaffOfApplicant(db, flow, now);
    await dropDraft(db, actor);
    return true;
  },
});

/**
 * The worker whom the office has entered and whose sign-in this is: invited under the address that the provider vouches for, or, with the
 * agency's code, the only one who has it. Anybody else waits as somebody new, and the office decides whether they are somebody known.
 */
async function recognise(
  db: TenantDb,
  { invited, verifiedEmail }: Association & { readonly verifiedEmail: string | null },
): Promise<string | undefined> {
  if (!invited) return verifiedEmail === null ? undefined : findAwaited(db, verifiedEmail);
  if (!isInvited(invited.email, verifiedEmail)) return undefined;
  await use(db, invited, null);
  return invited.userId;
}

async function use(db: TenantDb, { id }: Invited, claimedBy: string | null): Promise<void> {
  if (!(await useInvitation(db, id, claimedBy))) throw new Failure(ONBOARDING_FAILURES.invitationGone);
}

/** Accepted conditions are kept in words: the tenant's list may read otherwise tomorrow. */
function assertAllAccepted(checkboxes: readonly OnboardingCheckbox[], acceptedIds: readonly string[]): string[] {
  if (checkboxes.some(({ id }) => !acceptedIds.includes(id))) {
    throw new Failure(GENERAL_FAILURES.invalidInput, { 'targetUser.acceptedCheckboxIds': ONBOARDING_RULES.acceptAll });
  }
  return checkboxes.map(({ label, url }) => `${label} (${url})`);
}
