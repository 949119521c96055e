import type { FailureKind } from '#domain/failures/failure.ts';
import { keysOf } from '#domain/input/keys-of.ts';
import type { UserState } from '#domain/permissions/roles.ts';
import { TARGET_USER_FAILURES } from '#domain/target-users/target-user-failures.ts';
import { TARGET_USER_SECRETS } from '#domain/target-users/target-user-values.ts';

/** The facts that an agency may require before it releases somebody: the record has them, and the worker's form asks for them. */
export const REQUIRABLE_FACTS = {
  BIRTHDAY: 'Geburtsdatum',
  NATIONALITY: 'Staatsbürgerschaft',
  ADDRESS: 'Adresse',
  PHONE: 'Telefon',
  GENDER: 'Geschlecht',
  MARITAL_STATUS: 'Familienstand',
  CLOTHING_SIZE: 'Konfektionsgröße',
  SOCIAL_SECURITY_NUMBER: TARGET_USER_SECRETS.SOCIAL_SECURITY_NUMBER,
  IBAN: TARGET_USER_SECRETS.IBAN,
} as const;
export type RequirableFact = keyof typeof REQUIRABLE_FACTS;

export const DEFAULT_REQUIRED: readonly RequirableFact[] = ['BIRTHDAY', 'NATIONALITY', 'ADDRESS'];

/** Nobody can be offered work without these, so no setting takes them away. */
const ALWAYS_REQUIRED = { APPOINTMENT_TYPE: 'Einsatzart', POOL: 'Personalpool' } as const;

export const RELEASE_FACTS = { ...REQUIRABLE_FACTS, ...ALWAYS_REQUIRED } as const;
export type ReleaseFact = keyof typeof RELEASE_FACTS;

/** As much of a worker as a release looks at. Of what is sealed it knows only whether it is there. */
export interface ReleaseRecord {
  readonly birthday: string | null;
  readonly nationalityCountryCode: string | null;
  readonly streetNameAndNumber: string | null;
  readonly postalCode: string | null;
  readonly location: string | null;
  readonly phoneNumber: string | null;
  readonly gender: string;
  readonly maritalStatus: string;
  readonly clothingSize: string;
  readonly hasSocialSecurityNumber: boolean;
  readonly hasIban: boolean;
  readonly poolIds: readonly string[];
  readonly appointmentTypeIds: readonly string[];
}

type Address = Pick<ReleaseRecord, 'streetNameAndNumber' | 'postalCode' | 'location'>;
/** Part of an address is none: no letter arrives there. */
export const isWholeAddress = ({ streetNameAndNumber, postalCode, location }: Address): boolean =>
  [streetNameAndNumber, postalCode, location].every((part) => part !== null);

const IS_KNOWN: Readonly<Record<ReleaseFact, (record: ReleaseRecord) => boolean>> = {
  BIRTHDAY: ({ birthday }) => birthday !== null,
  NATIONALITY: ({ nationalityCountryCode }) => nationalityCountryCode !== null,
  ADDRESS: (record) => isWholeAddress(record),
  PHONE: ({ phoneNumber }) => phoneNumber !== null,
  GENDER: ({ gender }) => gender !== 'NONE',
  MARITAL_STATUS: ({ maritalStatus }) => maritalStatus !== 'UNKNOWN',
  CLOTHING_SIZE: ({ clothingSize }) => clothingSize !== 'UNKNOWN',
  SOCIAL_SECURITY_NUMBER: ({ hasSocialSecurityNumber }) => hasSocialSecurityNumber,
  IBAN: ({ hasIban }) => hasIban,
  APPOINTMENT_TYPE: ({ appointmentTypeIds }) => appointmentTypeIds.length > 0,
  POOL: ({ poolIds }) => poolIds.length > 0,
};

/** The facts that keep somebody from being released, in the order in which they are told. */
export const missingForRelease = (record: ReleaseRecord, required: readonly RequirableFact[]): ReleaseFact[] =>
  keysOf(RELEASE_FACTS).filter(
    (fact) => (fact in ALWAYS_REQUIRED || required.some((one) => one === fact)) && !IS_KNOWN[fact](record),
  );

/** The facts among these that the person can tell; pools are for the office. */
export const askableFacts = (missing: readonly ReleaseFact[]): RequirableFact[] =>
  keysOf(REQUIRABLE_FACTS).filter((fact) => missing.includes(fact));

/** "Geburtsdatum, Adresse" */
export const namesOfFacts = (facts: readonly ReleaseFact[]): string =>
  facts.map((fact) => RELEASE_FACTS[fact]).join(', ');

/** Where each stands in `TargetUserInput`; what is sealed is saved apart. */
const PATHS: Readonly<Record<ReleaseFact, string>> = {
  BIRTHDAY: 'sectorAttributes.birthday',
  NATIONALITY: 'sectorAttributes.nationalityCountryCode',
  ADDRESS: 'sectorAttributes.address.streetNameAndNumber',
  PHONE: 'sectorAttributes.phoneNumber',
  GENDER: 'sectorAttributes.gender',
  MARITAL_STATUS: 'sectorAttributes.maritalStatus',
  CLOTHING_SIZE: 'sectorAttributes.clothingSize',
  SOCIAL_SECURITY_NUMBER: 'socialSecurityNumber',
  IBAN: 'iban',
  APPOINTMENT_TYPE: 'availableForAppointmentTypeIds',
  POOL: 'availableInPoolIds',
};

/** A sentence at each field that keeps somebody from being released. */
export const incompleteFields = (missing: readonly ReleaseFact[], within = ''): Record<string, string> =>
  Object.fromEntries(
    missing.map((fact) => [`${within}${PATHS[fact]}`, `Für die Freigabe nötig: ${RELEASE_FACTS[fact]}.`]),
  );

/** `releaseIncomplete`, with what is missing by name. */
export const incompleteFailure = (missing: readonly ReleaseFact[]): FailureKind => ({
  ...TARGET_USER_FAILURES.releaseIncomplete,
  message: `Für die Freigabe fehlt noch: ${namesOfFacts(missing)}.`,
});

/** Who was blocked before anybody released them is released by being unblocked. */
export const isRelease = (from: UserState, to: UserState, wasReleased: boolean): boolean =>
  to === 'ACTIVE' && (from === 'ONBOARDING' || (from === 'BLOCKED' && !wasReleased));

export const RELEASE_LIMITS = {
  /** So many are released, or asked, in one request; the list sends one after the other. */
  atOnce: 50,
  /** Nobody is asked more often by itself. */
  hoursBetween: 24,
  /** Nobody is asked more often at all: a second click is no second mail. */
  restMinutes: 5,
} as const;
