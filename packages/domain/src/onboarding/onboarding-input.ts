import { z } from 'zod';
import { chosenId } from '#domain/input/text-input.ts';
import {
  appointmentTypeIds,
  keptUnlessGiven,
  PersonalInformation,
  SectorAttributes,
  secretInputs,
} from '#domain/target-users/target-user-input.ts';

const acceptedCheckboxIds = z.array(chosenId).max(200);

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
