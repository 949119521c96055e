import { partialAddressType } from '#features/contact/index.ts';
import {
  carAvailabilityType,
  clothingSizeType,
  genderType,
  maritalStatusType,
  nationhoodType,
  staffTypeType,
} from '#features/target-users/target-user-enums.graphql.ts';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

/** Parts of a worker, each read from the same row. */
export const targetUserParts = oncePerSchema((builder) => {
  const PartialAddress = partialAddressType(builder);
  const PersonalInformation = builder.objectRef<TargetUserRow>('PersonalInformation').implement({
    description: 'Who somebody is and how they are reached.',
    fields: (t) => ({
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      contactEmail: t.exposeString('contactEmail'),
      pendingContactEmail: t.exposeString('pendingContactEmail', {
        nullable: true,
        description: 'Where mails will go once it is confirmed.',
      }),
      isEmailRefused: t.exposeBoolean('isEmailRefused', {
        description: 'Whether the mail server refused the address when it was last written to.',
      }),
    }),
  });
  const SectorAttributes = builder.objectRef<TargetUserRow>('SectorAttributes').implement({
    description: 'The facts of a worker for gastronomy.',
    fields: (t) => ({
      gender: t.expose('gender', { type: genderType(builder), description: 'As the register knows it.' }),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'With country code.' }),
      address: t.field({ type: PartialAddress, resolve: (row) => row }),
      birthday: t.exposeString('birthday', { nullable: true, description: 'YYYY-MM-DD.' }),
      academicTitle: t.exposeString('academicTitle', { nullable: true, description: 'As written with the name.' }),
      maritalStatus: t.expose('maritalStatus', {
        type: maritalStatusType(builder),
      }),
      nationalityCountryCode: t.exposeString('nationalityCountryCode', {
        nullable: true,
        description: 'ISO 3166-1 alpha-2.',
      }),
      clothingSize: t.expose('clothingSize', { type: clothingSizeType(builder), description: 'For the outfit.' }),
      carAvailability: t.expose('carAvailability', {
        type: carAvailabilityType(builder),
        description: 'Whether the worker comes by car.',
      }),
      hasDrivingLicence: t.exposeBoolean('hasDrivingLicence', { description: 'Class B.' }),
    }),
  });
  const InternalAttributes = builder.objectRef<TargetUserRow>('InternalAttributes').implement({
    description: 'The facts of a worker that only staff see.',
    fields: (t) => ({
      nationhood: t.expose('nationhood', {
        type: nationhoodType(builder),
        nullable: true,
        description: 'Why the worker may work here.',
      }),
      hasCompletedRecruitingDay: t.exposeBoolean('hasCompletedRecruitingDay'),
      isDeployableAsTeamLeader: t.exposeBoolean('isDeployableAsTeamLeader', { description: 'May lead a team.' }),
      notes: t.exposeString('internalNotes', { nullable: true }),
      internalNotes: t.exposeString('internalNotes', { nullable: true }),
      averageRating: t.exposeFloat('effectiveRating', {
        nullable: true,
        description: 'The mean of the ten newest assessments, else the rating by hand.',
      }),
      rating: t.exposeInt('rating', { nullable: true, description: 'Set by staff, 1 to 5.' }),
    }),
  });
  const StaffMember = builder.objectRef<TargetUserRow>('StaffMember').implement({
    description: 'The facts of a worker that accounting keeps.',
    fields: (t) => ({
      type: t.expose('staffType', { type: staffTypeType(builder), description: 'How the worker is employed.' }),
      costCenterId: t.exposeID('costCenterId', { nullable: true, description: 'Where the hours are booked.' }),
      accountingId: t.exposeString('accountingId', { nullable: true, description: 'The number in payroll.' }),
    }),
  });
  return { PersonalInformation, SectorAttributes, InternalAttributes, StaffMember };
});
