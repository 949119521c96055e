import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { INVITATION_STATES } from '@gastspiel/domain/target-users/invitation.ts';
import {
  CAR_AVAILABILITIES,
  CLOTHING_SIZES,
  GENDERS,
  MARITAL_STATUSES,
  NATIONHOODS,
  STAFF_TYPES,
  TARGET_USER_SECRETS,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';

// Each value's German label stands in the domain.
export const genderType = enumOf('Gender', 'As the register knows it.', keysOf(GENDERS));
export const maritalStatusType = enumOf(
  'MaritalStatus',
  'The marital status that payroll asks for.',
  keysOf(MARITAL_STATUSES),
);
export const clothingSizeType = enumOf('ClothingSize', 'For the outfit.', keysOf(CLOTHING_SIZES));
export const carAvailabilityType = enumOf(
  'CarAvailability',
  'Whether the worker comes by car.',
  keysOf(CAR_AVAILABILITIES),
);
export const nationhoodType = enumOf('Nationhood', 'Why the worker may work here.', keysOf(NATIONHOODS));
export const staffTypeType = enumOf('StaffMemberType', 'How the worker is employed.', keysOf(STAFF_TYPES));
export const secretType = enumOf(
  'TargetUserSecret',
  'A secret that is kept sealed and shown one at a time.',
  keysOf(TARGET_USER_SECRETS),
);
export const invitationStateType = enumOf(
  'InvitationState',
  'How far somebody without an account is on the way to one.',
  keysOf(INVITATION_STATES),
);
