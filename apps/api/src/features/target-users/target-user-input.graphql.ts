import type {
  OwnProfileInput as OwnProfile,
  StaffMemberInput as StaffMember,
  TargetUserInput as TargetUser,
} from '@gastspiel/domain/target-users/target-user-input.ts';
import type { InputFieldBuilder } from '@pothos/core';
import type { z } from 'zod';
import { partialAddressTypes } from '#features/contact/index.ts';
import { type TargetUserEnums, targetUserEnums } from '#features/target-users/target-user-enums.graphql.ts';
import { userStateType } from '#features/users/index.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

type Values = z.input<typeof TargetUser>;
type Types = Builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
type Fields = InputFieldBuilder<Types, 'InputObject'>;

/** What staff, the worker and somebody new all say of a person. The shapes are those of the zod schemas: the two can not drift apart. */
export const personInputs = oncePerSchema((builder) => {
  const enums = targetUserEnums(builder);
  const { PartialAddressInput } = partialAddressTypes(builder);
  /** What workers may change of themselves and staff may change too. */
  const ownFields = (t: Fields) => ({
    phoneNumber: t.string({ required: false, description: 'With country code.' }),
    address: t.field({ type: PartialAddressInput, description: 'Where the worker lives.' }),
    academicTitle: t.string({ required: false, description: 'As written with the name.' }),
    maritalStatus: t.field({ type: enums.MaritalStatus, description: 'What payroll asks for.' }),
    clothingSize: t.field({ type: enums.ClothingSize, description: 'For the outfit.' }),
    hasDrivingLicence: t.boolean({ description: 'Class B.' }),
    carAvailability: t.field({ type: enums.CarAvailability, description: 'Whether the worker comes by car.' }),
  });
  const bankFields = (t: Fields) => ({
    iban: t.string({ required: false, description: 'Left out: stays; null: goes.' }),
    bic: t.string({ required: false, description: 'Left out: stays; null: goes.' }),
  });
  const Personal = builder.inputRef<Values['personalInformation']>('PersonalInformationInput').implement({
    description: 'Who somebody is and how they are reached.',
    fields: (t) => ({
      firstName: t.string({ description: 'First name.' }),
      lastName: t.string({ description: 'Last name.' }),
      contactEmail: t.string({ description: 'A changed one counts once it is confirmed.' }),
    }),
  });
  const Sector = builder.inputRef<Values['sectorAttributes']>('SectorAttributesInput').implement({
    description: 'What gastronomy wants to know of a worker.',
    fields: (t) => ({
      ...ownFields(t),
      gender: t.field({ type: enums.Gender, description: 'As the register knows it.' }),
      birthday: t.string({ required: false, description: 'YYYY-MM-DD.' }),
      nationalityCountryCode: t.string({ required: false, description: 'ISO 3166-1 alpha-2.' }),
    }),
  });
  return { PersonalInformationInput: Personal, SectorAttributesInput: Sector, ownFields, bankFields };
});

export function targetUserInputTypes(builder: Builder, enums: TargetUserEnums) {
  const { PersonalInformationInput, SectorAttributesInput, ownFields, bankFields } = personInputs(builder);
  const Internal = builder.inputRef<Values['internalAttributes']>('InternalAttributesInput').implement({
    description: 'What staff know of a worker.',
    fields: (t) => ({
      nationhood: t.field({ type: enums.Nationhood, required: false, description: 'Why the worker may work here.' }),
      hasCompletedRecruitingDay: t.boolean({ description: 'Was there.' }),
      isDeployableAsTeamLeader: t.boolean({ description: 'May lead a team.' }),
      notes: t.string({ required: false, description: 'Notes of staff.' }),
      rating: t.int({ required: false, description: 'By hand, 1 to 5.' }),
    }),
  });
  return {
    TargetUserInput: builder.inputRef<Values>('TargetUserInput').implement({
      description: 'Everything that staff may change of a worker.',
      fields: (t) => ({
        userState: t.field({ type: userStateType(builder), description: 'Whether they may work.' }),
        personalInformation: t.field({ type: PersonalInformationInput, description: 'Who they are.' }),
        sectorAttributes: t.field({ type: SectorAttributesInput, description: 'What gastronomy wants to know.' }),
        internalAttributes: t.field({ type: Internal, description: 'What only staff know.' }),
        availableForAppointmentTypeIds: t.stringList({ description: 'The kinds of work, at least one.' }),
        availableInPoolIds: t.stringList({ description: 'The pools, at least one.' }),
      }),
    }),
    StaffMemberInput: builder.inputRef<z.input<typeof StaffMember>>('StaffMemberInput').implement({
      description: 'What accounting keeps of a worker.',
      fields: (t) => ({
        type: t.field({ type: enums.StaffMemberType, description: 'How the worker is employed.' }),
        costCenterId: t.string({ required: false, description: 'Where the hours are booked.' }),
        accountingId: t.string({ required: false, description: 'The number in payroll.' }),
        socialSecurityNumber: t.string({ required: false, description: 'Left out: stays; null: goes.' }),
        ...bankFields(t),
      }),
    }),
    OwnProfileInput: builder.inputRef<z.input<typeof OwnProfile>>('OwnProfileInput').implement({
      description: 'What workers may change of themselves.',
      fields: (t) => ({
        contactEmail: t.string({ description: 'A changed one counts once it is confirmed.' }),
        ...ownFields(t),
        ...bankFields(t),
      }),
    }),
  };
}
