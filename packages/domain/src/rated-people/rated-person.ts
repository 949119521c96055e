import type { Role } from '#domain/permissions/roles.ts';

/** Whose work staff assess and customers speak of, with the roles that belong to each type. */
export const RATED_PERSON_ROLES = {
  TARGET_USER: ['TARGET_USER'],
  TENANT_USER: ['TENANT_USER_ACCOUNTING', 'TENANT_USER_CUSTOMER_CARE', 'TENANT_USER_DISPATCHER', 'TENANT_USER_ADMIN'],
} as const satisfies Record<string, readonly Role[]>;
export type RatedPersonType = keyof typeof RATED_PERSON_ROLES;
export const RATED_PERSON_TYPES = Object.keys(RATED_PERSON_ROLES) as [RatedPersonType, ...RatedPersonType[]];

export const isOfType = (role: Role, type: RatedPersonType): boolean =>
  (RATED_PERSON_ROLES[type] as readonly Role[]).includes(role);

export const ratedPersonTypeOf = (role: Role): RatedPersonType =>
  isOfType(role, 'TARGET_USER') ? 'TARGET_USER' : 'TENANT_USER';
