import { MissingFactsInput } from '@gastspiel/domain/onboarding/missing-facts-input.ts';
import {
  OwnProfileInput,
  PersonalInformation,
  SectorAttributes,
  StaffMemberInput,
  TargetUserInput,
} from '@gastspiel/domain/target-users/target-user-input.ts';
import { partialAddressInput } from '#features/contact/index.ts';
import {
  carAvailabilityType,
  clothingSizeType,
  genderType,
  maritalStatusType,
  nationhoodType,
  staffTypeType,
} from '#features/target-users/target-user-enums.graphql.ts';
import { userStateType } from '#features/users/index.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

/** The fields that workers may change of themselves and staff may change too. */
const OWN = {
  phoneNumber: 'With country code.',
  address: partialAddressInput,
  academicTitle: 'As written with the name.',
  maritalStatus: maritalStatusType,
  clothingSize: clothingSizeType,
  hasDrivingLicence: 'Class B.',
  carAvailability: carAvailabilityType,
};
const KEPT = 'Left out: stays; null: goes.';
const EMAIL = 'A changed one counts once it is confirmed.';

export const personalInformationInput = inputOf(
  'PersonalInformationInput',
  'Who somebody is and how they are reached.',
  PersonalInformation,
  { contactEmail: EMAIL },
);

export const sectorAttributesInput = inputOf(
  'SectorAttributesInput',
  'The facts of a worker for gastronomy.',
  SectorAttributes,
  { ...OWN, gender: genderType, birthday: 'YYYY-MM-DD.', nationalityCountryCode: 'ISO 3166-1 alpha-2.' },
);

export const targetUserInput = inputOf(
  'TargetUserInput',
  'Everything that staff may change of a worker.',
  TargetUserInput,
  {
    userState: userStateType,
    personalInformation: personalInformationInput,
    sectorAttributes: sectorAttributesInput,
    internalAttributes: inputOf(
      'InternalAttributesInput',
      'The facts of a worker that only staff know.',
      TargetUserInput.shape.internalAttributes,
      { nationhood: nationhoodType, rating: 'By hand, 1 to 5.' },
    ),
    availableForAppointmentTypeIds: 'The kinds of work, at least one.',
    availableInPoolIds: 'The pools, at least one.',
  },
);

export const staffMemberInput = inputOf(
  'StaffMemberInput',
  'The facts of a worker that accounting keeps.',
  StaffMemberInput,
  {
    type: staffTypeType,
    costCenterId: 'Where the hours are booked.',
    accountingId: 'The number in payroll.',
    socialSecurityNumber: KEPT,
    iban: KEPT,
    bic: KEPT,
  },
);

export const ownProfileInput = inputOf(
  'OwnProfileInput',
  'The facts that workers may change of themselves.',
  OwnProfileInput,
  {
    ...OWN,
    contactEmail: EMAIL,
    iban: KEPT,
    bic: KEPT,
  },
);

export const missingFactsInput = inputOf(
  'MissingFactsInput',
  'Facts that a worker who waits adds, where nobody knew them.',
  MissingFactsInput,
  {
    phoneNumber: OWN.phoneNumber,
    address: OWN.address,
    maritalStatus: OWN.maritalStatus,
    clothingSize: OWN.clothingSize,
    gender: genderType,
    birthday: 'YYYY-MM-DD.',
    nationalityCountryCode: 'ISO 3166-1 alpha-2.',
    socialSecurityNumber: 'XXXXDDMMYY.',
  },
);
