import type { OwnProfileInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { z } from 'zod';
import type { OwnProfile } from './own-profile-query.ts';

/** The values of the form. A secret that nobody touches stays undefined and is not sent. */
type OwnProfileValues = z.input<typeof OwnProfileInput>;

export function ownProfileValues({ personalInformation, sectorAttributes }: OwnProfile): OwnProfileValues {
  const { contactEmail, pendingContactEmail } = personalInformation;
  const { phoneNumber, address, academicTitle, maritalStatus } = sectorAttributes;
  const { clothingSize, hasDrivingLicence, carAvailability } = sectorAttributes;
  return {
    // An address that waits for its confirmation is the one that was last wanted.
    contactEmail: pendingContactEmail ?? contactEmail,
    phoneNumber,
    address,
    academicTitle,
    maritalStatus,
    clothingSize,
    hasDrivingLicence,
    carAvailability,
    iban: undefined,
    bic: undefined,
  };
}
