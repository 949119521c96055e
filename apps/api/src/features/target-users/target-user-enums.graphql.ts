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
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

/** The enums of what is known of a worker; each value's German label stands in the domain. */
export const targetUserEnums = oncePerSchema((builder) => ({
  Gender: builder.enumType('Gender', { description: 'As the register knows it.', values: valuesOf(GENDERS) }),
  MaritalStatus: builder.enumType('MaritalStatus', {
    description: 'What payroll asks for.',
    values: valuesOf(MARITAL_STATUSES),
  }),
  ClothingSize: builder.enumType('ClothingSize', { description: 'For the outfit.', values: valuesOf(CLOTHING_SIZES) }),
  CarAvailability: builder.enumType('CarAvailability', {
    description: 'Whether the worker comes by car.',
    values: valuesOf(CAR_AVAILABILITIES),
  }),
  Nationhood: builder.enumType('Nationhood', {
    description: 'Why the worker may work here.',
    values: valuesOf(NATIONHOODS),
  }),
  StaffMemberType: builder.enumType('StaffMemberType', {
    description: 'How the worker is employed.',
    values: valuesOf(STAFF_TYPES),
  }),
  TargetUserSecret: builder.enumType('TargetUserSecret', {
    description: 'What is kept sealed and shown one at a time.',
    values: valuesOf(TARGET_USER_SECRETS),
  }),
}));

export type TargetUserEnums = ReturnType<typeof targetUserEnums>;
