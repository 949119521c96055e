import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { ONBOARDING_FAILURES } from '@gastspiel/domain/onboarding/onboarding-failures.ts';
import { onboardingDraft as draftText } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { z } from 'zod';
import { associationCode, findOpenAssociation } from '#features/onboarding/association.ts';
import { findDraft, type Person, saveDraft } from '#features/onboarding/onboarding.sql.ts';
import { NO_INPUT, query, secretMutation } from '#platform/graphql/use-case.ts';

const placeOf = (tenantId: string, { subject }: Person) => ({ tenantId, rowId: subject, field: 'onboarding-draft' });

/** The form as the person left it; null for a member and where nothing is kept. */
export const onboardingDraft = query({
  action: 'onboarding.keep-draft',
  input: NO_INPUT,
  run: async ({ db, actor, secrets }) => {
    const kept = actor.kind === 'STRANGER' ? await findDraft(db, actor) : undefined;
    if (!kept || actor.kind !== 'STRANGER') return null;
    return { tenantAssociationCode: kept.code, draft: secrets.open(placeOf(kept.tenantId, actor), kept.sealed) };
  },
});

/** Keeps a half-filled form. It is nobody's business data yet, so it leaves no record. */
export const saveOnboardingDraft = secretMutation({
  action: 'onboarding.keep-draft',
  input: z.object({ tenantAssociationCode: associationCode, draft: draftText }),
  prepare: ({ tenantAssociationCode }, outside) => findOpenAssociation(tenantAssociationCode, outside),
  run: async ({ db, actor, input, prepared: { tenantId, flow }, secrets, nothingChanged }) => {
    nothingChanged();
    if (actor.kind !== 'STRANGER') throw new Failure(ONBOARDING_FAILURES.alreadyMember);
    await saveDraft(db, actor, { tenantId, flow, sealed: secrets.seal(placeOf(tenantId, actor), input.draft) });
    return true;
  },
});
