import {
  CAR_AVAILABILITIES,
  CLOTHING_SIZES,
  GENDERS,
  MARITAL_STATUSES,
  NATIONHOODS,
  STAFF_TYPES,
  TARGET_USER_SECRETS,
  valuesOf,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

// Each value's German label stands in the domain.
export const genderType = enumOf('Gender', 'As the register knows it.', valuesOf(GENDERS));
export const maritalStatusType = enumOf(
  'MaritalStatus',
  'The marital status that payroll asks for.',
  valuesOf(MARITAL_STATUSES),
);
export const clothingSizeType = enumOf('ClothingSize', 'For the outfit.', valuesOf(CLOTHING_SIZES));
export const carAvailabilityType = enumOf(
  'CarAvailability',
  'Whether the worker comes by car.',
  valuesOf(CAR_AVAILABILITIES),
);
export const nationhoodType = enumOf('Nationhood', 'Why the worker may work here.', valuesOf(NATIONHOODS));
export const staffTypeType = enumOf('StaffMemberType', 'How the worker is employed.', valuesOf(STAFF_TYPES));
export const secretType = enumOf(
  'TargetUserSecret',
  'A secret that is kept sealed and shown one at a time.',
  valuesOf(TARGET_USER_SECRETS),
);
