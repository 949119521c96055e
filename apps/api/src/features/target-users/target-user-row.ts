import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { INVITATION_STATES } from '@gastspiel/domain/target-users/invitation.ts';
import type { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import {
  CAR_AVAILABILITIES,
  CLOTHING_SIZES,
  GENDERS,
  MARITAL_STATUSES,
  NATIONHOODS,
  STAFF_TYPES,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import { z } from 'zod';

type Input = z.output<typeof TargetUserInput>;

/** A worker as one row of the database, without what is sealed. */
export const TargetUserRow = z.object({
  id: z.string(),
  version: z.int(),
  userState: z.enum(USER_STATES),
  firstName: z.string(),
  lastName: z.string(),
  contactEmail: z.string(),
  pendingContactEmail: z.string().nullable(),
  isEmailRefused: z.boolean(),
  awaitsAccount: z.boolean(),
  invitationState: z.enum(keysOf(INVITATION_STATES)).nullable(),
  gender: z.enum(keysOf(GENDERS)),
  phoneNumber: z.string().nullable(),
  streetNameAndNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  location: z.string().nullable(),
  countryCode: z.string(),
  birthday: z.string().nullable(),
  academicTitle: z.string().nullable(),
  maritalStatus: z.enum(keysOf(MARITAL_STATUSES)),
  nationalityCountryCode: z.string().nullable(),
  clothingSize: z.enum(keysOf(CLOTHING_SIZES)),
  carAvailability: z.enum(keysOf(CAR_AVAILABILITIES)),
  hasDrivingLicence: z.boolean(),
  nationhood: z.enum(keysOf(NATIONHOODS)).nullable(),
  hasCompletedRecruitingDay: z.boolean(),
  isDeployableAsTeamLeader: z.boolean(),
  internalNotes: z.string().nullable(),
  rating: z.number().nullable(),
  effectiveRating: z.number().nullable(),
  assessmentCount: z.int(),
  bookedHoursThisWeek: z.number(),
  lastWorkedOn: z.string().nullable(),
  poolIds: z.array(z.string()),
  appointmentTypeIds: z.array(z.string()),
  staffType: z.enum(keysOf(STAFF_TYPES)),
  costCenterId: z.string().nullable(),
  accountingId: z.string().nullable(),
  onboardingCompletedAt: z.date().nullable(),
  releasedAt: z.date().nullable(),
  askedForMissingAt: z.date().nullable(),
  hasSocialSecurityNumber: z.boolean(),
  hasIban: z.boolean(),
  restrictedUntil: z.string().nullable(),
  anonymisedAt: z.date().nullable(),
});
export type TargetUserRow = Readonly<z.output<typeof TargetUserRow>>;

/** The row in the shape in which it is edited; the two are compared by the audit log. */
export const inputOf = (row: TargetUserRow): Input => ({
  userState: row.userState,
  personalInformation: { firstName: row.firstName, lastName: row.lastName, contactEmail: row.contactEmail },
  sectorAttributes: {
    gender: row.gender,
    phoneNumber: row.phoneNumber,
    address: {
      streetNameAndNumber: row.streetNameAndNumber,
      postalCode: row.postalCode,
      location: row.location,
      countryCode: row.countryCode,
    },
    birthday: row.birthday,
    academicTitle: row.academicTitle,
    maritalStatus: row.maritalStatus,
    nationalityCountryCode: row.nationalityCountryCode,
    clothingSize: row.clothingSize,
    carAvailability: row.carAvailability,
    hasDrivingLicence: row.hasDrivingLicence,
  },
  internalAttributes: {
    nationhood: row.nationhood,
    hasCompletedRecruitingDay: row.hasCompletedRecruitingDay,
    isDeployableAsTeamLeader: row.isDeployableAsTeamLeader,
    notes: row.internalNotes,
    rating: row.rating,
  },
  availableForAppointmentTypeIds: [...row.appointmentTypeIds],
  availableInPoolIds: [...row.poolIds],
});

/** For the audit log: a new address is no change of the address until it is confirmed, and is told once. */
export function withPendingEmail<After extends Pick<Input, 'personalInformation'>>(
  before: TargetUserRow,
  after: After,
  wished: string,
) {
  return {
    before: { ...inputOf(before), pendingContactEmail: before.pendingContactEmail },
    after: {
      ...after,
      personalInformation: { ...after.personalInformation, contactEmail: before.contactEmail },
      pendingContactEmail: wished === before.contactEmail ? null : wished,
    },
  };
}
