import type { z } from 'zod';
import { completed } from '#domain/input/completed.ts';
import type { TargetUserInput } from '#domain/target-users/target-user-input.ts';

type Worker = z.output<typeof TargetUserInput>;

/** The choices that say nothing about somebody: a better one may take their place. */
const UNKNOWN = { gender: 'NONE', maritalStatus: 'UNKNOWN', clothingSize: 'UNKNOWN', carAvailability: 'UNAVAILABLE' };

/** A known worker with what somebody else knows of the same person, where nothing was known. Nothing is overwritten. */
export const completeWorker = (known: Worker, other: Worker): Worker => ({
  ...known,
  sectorAttributes: completed(known.sectorAttributes, other.sectorAttributes, UNKNOWN),
  internalAttributes: completed(known.internalAttributes, other.internalAttributes),
  availableForAppointmentTypeIds: completed(known, other).availableForAppointmentTypeIds,
  availableInPoolIds: completed(known, other).availableInPoolIds,
});
