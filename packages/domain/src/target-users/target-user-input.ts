import { z } from 'zod';
import { bic, iban } from '#domain/bank/bank-input.ts';
import { countryCode, email, optionalPhone, PartialAddressInput } from '#domain/contact/contact-input.ts';
import { CONTACT_LIMITS } from '#domain/contact/contact-rules.ts';
import { keysOf } from '#domain/input/keys-of.ts';
import { chosenId, optionalNotes, optionalText, orNone, requiredText, text } from '#domain/input/text-input.ts';
import { USER_STATES } from '#domain/permissions/roles.ts';
import { isSocialSecurityNumber, plainSocialSecurityNumber } from '#domain/target-users/social-security-number.ts';
import { TARGET_USER_LIMITS as LIMITS, TARGET_USER_RULES as RULES } from '#domain/target-users/target-user-rules.ts';
import {
  CAR_AVAILABILITIES,
  CLOTHING_SIZES,
  GENDERS,
  MARITAL_STATUSES,
  NATIONHOODS,
  STAFF_TYPES,
} from '#domain/target-users/target-user-values.ts';
import { isDay } from '#domain/time/vienna-day.ts';

export const PersonalInformation = z.object({
  firstName: requiredText(CONTACT_LIMITS.name),
  lastName: requiredText(CONTACT_LIMITS.name),
  contactEmail: email,
});

/** The facts that a worker may change alone, bank data aside. */
const ownAttributes = {
  phoneNumber: optionalPhone,
  address: PartialAddressInput,
  academicTitle: optionalText(LIMITS.academicTitle),
  maritalStatus: z.enum(keysOf(MARITAL_STATUSES)),
  clothingSize: z.enum(keysOf(CLOTHING_SIZES)),
  hasDrivingLicence: z.boolean(),
  carAvailability: z.enum(keysOf(CAR_AVAILABILITIES)),
};

export const SectorAttributes = z.object({
  ...ownAttributes,
  gender: z.enum(keysOf(GENDERS)),
  birthday: orNone(z.string().refine(isDay, RULES.birthday)),
  nationalityCountryCode: orNone(countryCode),
});

const InternalAttributes = z.object({
  nationhood: z
    .enum(keysOf(NATIONHOODS))
    .nullish()
    .transform((value) => value ?? null),
  hasCompletedRecruitingDay: z.boolean(),
  isDeployableAsTeamLeader: z.boolean(),
  notes: optionalNotes(LIMITS.internalNotes),
  rating: z
    .int(RULES.rating)
    .min(LIMITS.minRating, RULES.rating)
    .max(LIMITS.maxRating, RULES.rating)
    .nullish()
    .transform((value) => value ?? null),
});

const choices = (message: string) =>
  z
    .array(chosenId)
    .min(1, message)
    .max(LIMITS.choices)
    .transform((ids) => [...new Set(ids)]);
export const appointmentTypeIds = choices(RULES.oneAppointmentType);
const poolIds = choices(RULES.onePool);

/** A worker as staff edit them: whole, without what is secret. */
export const TargetUserInput = z.object({
  userState: z.enum(USER_STATES),
  personalInformation: PersonalInformation,
  sectorAttributes: SectorAttributes,
  internalAttributes: InternalAttributes,
  availableForAppointmentTypeIds: appointmentTypeIds,
  availableInPoolIds: poolIds,
});

const socialSecurityNumber = z
  .string()
  .max(64, RULES.socialSecurityNumber)
  .transform(plainSocialSecurityNumber)
  .refine(isSocialSecurityNumber, RULES.socialSecurityNumber);
/** A secret that is left out stays as it is; null or an empty text takes it away. */
export const keptUnlessGiven = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .nullable()
    .transform((value) => (value?.trim() ? value : null))
    .pipe(schema.nullable())
    .optional();

export const secretInputs = { socialSecurityNumber, iban, bic };
const bankCredentials = { iban: keptUnlessGiven(secretInputs.iban), bic: keptUnlessGiven(secretInputs.bic) };

/** The facts that accounting saves of a worker; those left out stay as they are. */
export const StaffMemberInput = z.object({
  type: z.enum(keysOf(STAFF_TYPES)),
  costCenterId: chosenId.nullish(),
  accountingId: text(LIMITS.accountingId)
    .nullish()
    .transform((value) => (value === '' ? null : value)),
  socialSecurityNumber: keptUnlessGiven(secretInputs.socialSecurityNumber),
  ...bankCredentials,
});

/** The facts that workers save of themselves. */
export const OwnProfileInput = z.object({ contactEmail: email, ...ownAttributes, ...bankCredentials });
