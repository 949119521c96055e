import type { TargetUser } from '../target-user-query.ts';

const ID = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';

/** A worker whom nothing stands against. */
export const aWorker = (changed: Partial<TargetUser> = {}): TargetUser => ({
  ...{
    id: 'w-1',
    version: 3,
    userState: 'ACTIVE',
    invitationState: null,
    onboardingCompletedAt: null,
    releasedAt: null,
    missingForRelease: [],
    askedForMissingAt: null,
  },
  ...{ restrictedUntil: null, anonymisedAt: null, viewerCanEdit: true, viewerCanEditStaffMember: false },
  ...{ effectiveRating: null, assessmentCount: 0, availableInPoolIds: [ID] },
  availableForAppointmentTypeIds: [ID],
  personalInformation: {
    ...{ firstName: 'Lena', lastName: 'Huber', contactEmail: 'lena@post.example' },
    ...{ pendingContactEmail: null, isEmailRefused: false },
  },
  sectorAttributes: {
    ...{ phoneNumber: null, academicTitle: null, birthday: null, gender: 'OPEN', maritalStatus: 'UNKNOWN' },
    ...{
      nationalityCountryCode: null,
      clothingSize: 'UNKNOWN',
      hasDrivingLicence: false,
      carAvailability: 'UNAVAILABLE',
    },
    address: { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' },
  },
  internalAttributes: {
    ...{ nationhood: null, hasCompletedRecruitingDay: false, isDeployableAsTeamLeader: false },
    ...{ notes: null, rating: null },
  },
  staffMember: null,
  secretMasks: null,
  similarTargetUsers: [],
  ...changed,
});
