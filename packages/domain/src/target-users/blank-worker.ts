/** The form of a worker before anybody fills it in. */
export const BLANK_WORKER = {
  personalInformation: { firstName: '', lastName: '', contactEmail: '' },
  sectorAttributes: {
    gender: 'NONE',
    phoneNumber: null,
    address: { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' },
    birthday: null,
    academicTitle: null,
    maritalStatus: 'UNKNOWN',
    nationalityCountryCode: null,
    clothingSize: 'UNKNOWN',
    carAvailability: 'UNAVAILABLE',
    hasDrivingLicence: false,
  },
  internalAttributes: {
    nationhood: null,
    hasCompletedRecruitingDay: false,
    isDeployableAsTeamLeader: false,
    notes: null,
    rating: null,
  },
  availableForAppointmentTypeIds: [],
};
