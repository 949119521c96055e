import type { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { z } from 'zod';
import type { TargetUser } from '../target-user-query.ts';

/** The values of the form. */
export type TargetUserValues = z.input<typeof TargetUserInput>;

export function targetUserValues(worker: TargetUser): TargetUserValues {
  const { firstName, lastName, contactEmail, pendingContactEmail } = worker.personalInformation;
  return {
    userState: worker.userState,
    // An address that waits for its confirmation is the one that was last wanted.
    personalInformation: { firstName, lastName, contactEmail: pendingContactEmail ?? contactEmail },
    sectorAttributes: worker.sectorAttributes,
    internalAttributes: worker.internalAttributes,
    availableForAppointmentTypeIds: worker.availableForAppointmentTypeIds,
    availableInPoolIds: worker.availableInPoolIds,
  };
}
