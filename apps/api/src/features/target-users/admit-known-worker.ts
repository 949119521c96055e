import type { TargetUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import type { z } from 'zod';
import { assertBorn } from '#features/target-users/assert-born.ts';
import { changeContactEmail } from '#features/target-users/change-contact-email.ts';
import { loadTargetUser } from '#features/target-users/find-target-user.ts';
import { closeInvitation } from '#features/target-users/invitations.sql.ts';
import { saveSecrets } from '#features/target-users/sealed-secrets.ts';
import { inputOf, type TargetUserRow } from '#features/target-users/target-user-row.ts';
import { saveMemberships, updateAttributes } from '#features/target-users/target-users.sql.ts';
import { bindAccount, type Identity } from '#features/users/index.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

type Form = z.output<typeof TargetUserOnboardingInput>;

interface Admission {
  readonly tenantId: string;
  readonly userId: string;
  readonly identity: Identity;
  readonly form: Form;
  /** The conditions in words. */
  readonly accepted: readonly string[];
}

/**
 * The first sign-in of somebody whom the office has entered: their form completes the record. The state stays: whoever was entered as
 * active works on, whoever was not waits for release.
 */
export async function admitKnownWorker(
  { db, now, record }: MutationScope,
  secrets: Secrets,
  { tenantId, userId, identity, form, accepted }: Admission,
): Promise<void> {
  assertBorn(form.sectorAttributes.birthday, now, 'targetUser');
  const before = await loadTargetUser(db, userId);
  const waits = before.userState === 'ONBOARDING';
  const { contactEmail, ...name } = form.personalInformation;
  const isNewAddress = contactEmail.toLowerCase() !== before.contactEmail.toLowerCase();
  await bindAccount(db, userId, identity, {
    ...(waits ? name : before),
    pendingContactEmail: isNewAddress ? contactEmail : null,
  });
  const { internalAttributes } = inputOf(before);
  const sectorAttributes = waits ? form.sectorAttributes : ownAttributes(before, form);
  await updateAttributes(db, userId, { sectorAttributes, internalAttributes });
  if (waits) await saveMemberships(db, userId, 'types', form.availableForAppointmentTypeIds);
  const secretChanges = await saveSecrets(db, secrets, { tenantId, userId }, givenSecrets(form));
  if (isNewAddress) await changeContactEmail(db, before, contactEmail);
  await closeInvitation(db, userId);
  record({
    entityType: 'target-user',
    entityId: userId,
    before: { ...inputOf(before), onboarded: false },
    after: { ...inputOf(await loadTargetUser(db, userId)), ...secretChanges, onboarded: true, accepted },
  });
}

/** Who works already is changed by the office alone in what only the office may change; the form fills what is missing. */
function ownAttributes({ birthday, gender, nationalityCountryCode }: TargetUserRow, { sectorAttributes }: Form) {
  return {
    ...sectorAttributes,
    birthday: birthday ?? sectorAttributes.birthday,
    gender: gender === 'NONE' ? sectorAttributes.gender : gender,
    nationalityCountryCode: nationalityCountryCode ?? sectorAttributes.nationalityCountryCode,
  };
}

/** The form shows no secret, so an empty field means: as it is. */
const givenSecrets = ({ socialSecurityNumber, iban, bic }: Form) => ({
  SOCIAL_SECURITY_NUMBER: socialSecurityNumber ?? undefined,
  IBAN: iban ?? undefined,
  BIC: bic ?? undefined,
});
