import { ONBOARDING_RULES } from '@gastspiel/domain/onboarding/onboarding-failures.ts';
import { TargetUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import type { Start } from './draft.ts';
import type { Options } from './options-query.ts';
import { restore } from './restore.ts';

type WorkerValues = z.input<typeof TargetUserOnboardingInput>;

/** The domain's rules, and all of this agency's conditions. */
export const workerResolver = ({ checkboxes }: Options) => {
  const { acceptedCheckboxIds } = TargetUserOnboardingInput.shape;
  return zodResolver(
    TargetUserOnboardingInput.extend({
      acceptedCheckboxIds: acceptedCheckboxIds.refine(
        (ids) => checkboxes.every(({ id }) => ids.includes(id)),
        ONBOARDING_RULES.acceptAll,
      ),
    }),
  );
};

const first = (personalInformation: Start['claimed']): WorkerValues => ({
  personalInformation,
  sectorAttributes: {
    gender: 'NONE',
    birthday: '',
    nationalityCountryCode: '',
    phoneNumber: '',
    address: { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' },
    academicTitle: '',
    maritalStatus: 'UNKNOWN',
    clothingSize: 'UNKNOWN',
    hasDrivingLicence: false,
    carAvailability: 'UNAVAILABLE',
  },
  socialSecurityNumber: '',
  iban: '',
  bic: '',
  availableForAppointmentTypeIds: [],
  acceptedCheckboxIds: [],
});

/** The kept values, else the provider's. Choices that this agency does not have are left out. */
export function workerValues({ claimed, draft }: Start, { appointmentTypes, checkboxes }: Options): WorkerValues {
  const values = restore(first(claimed), draft.values);
  const known = (ids: readonly string[], entries: readonly { readonly id: string }[]) =>
    ids.filter((id) => entries.some((entry) => entry.id === id));
  return {
    ...values,
    availableForAppointmentTypeIds: known(values.availableForAppointmentTypeIds, appointmentTypes),
    acceptedCheckboxIds: known(values.acceptedCheckboxIds, checkboxes),
  };
}
