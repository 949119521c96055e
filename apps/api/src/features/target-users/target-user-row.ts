import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import type { SectorAttributes, TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { STAFF_TYPES } from '@gastspiel/domain/target-users/target-user-values.ts';
import type { z } from 'zod';

type Sector = z.output<typeof SectorAttributes>;
type Input = z.output<typeof TargetUserInput>;

/** A worker as one row of the database, without what is sealed. */
export interface TargetUserRow
  extends Omit<Sector, 'address'>,
    Omit<Input['internalAttributes'], 'notes'>,
    Readonly<z.output<typeof SectorAttributes>['address']> {
  readonly id: string;
  readonly version: number;
  readonly userState: UserState;
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly pendingContactEmail: string | null;
  readonly internalNotes: string | null;
  readonly effectiveRating: number | null;
  readonly assessmentCount: number;
  readonly bookedHoursThisWeek: number;
  readonly lastWorkedOn: string | null;
  readonly poolIds: readonly string[];
  readonly appointmentTypeIds: readonly string[];
  readonly staffType: keyof typeof STAFF_TYPES;
  readonly costCenterId: string | null;
  readonly accountingId: string | null;
  readonly onboardingCompletedAt: Date | null;
  readonly releasedAt: Date | null;
  readonly restrictedUntil: string | null;
  readonly anonymisedAt: Date | null;
}

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
