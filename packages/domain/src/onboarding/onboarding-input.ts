import { z } from 'zod';
import {
  appointmentTypeIds,
  keptUnlessGiven,
  PersonalInformation,
  SectorAttributes,
  secretInputs,
} from '#domain/target-users/target-user-input.ts';

/** The code decides which form somebody fills. */
export const ONBOARDING_FLOWS = ['TARGET_USER', 'TENANT_USER'] as const;
export type OnboardingFlow = (typeof ONBOARDING_FLOWS)[number];

const acceptedCheckboxIds = z.array(z.uuid()).max(200);

export const TargetUserOnboardingInput = z.object({
  personalInformation: PersonalInformation,
  sectorAttributes: SectorAttributes,
  socialSecurityNumber: keptUnlessGiven(secretInputs.socialSecurityNumber),
  iban: keptUnlessGiven(secretInputs.iban),
  bic: keptUnlessGiven(secretInputs.bic),
  availableForAppointmentTypeIds: appointmentTypeIds,
  acceptedCheckboxIds,
});

export const TenantUserOnboardingInput = z.object({
  personalInformation: PersonalInformation,
  acceptedCheckboxIds,
});

/** A half-filled form as the browser keeps it, so that a later visit goes on where this one ended. */
export const onboardingDraft = z.string().max(20_000);
