import { type Role, STAFF_ROLES, type StaffRole } from '#domain/permissions/roles.ts';

/** The roles of the office that somebody sees, gives and takes: system administrators belong to the operator, not to an agency's office. */
export const officeRolesFor = (role: Role): readonly StaffRole[] =>
  STAFF_ROLES.filter((one) => role === 'SYSTEM_ADMIN' || one !== 'SYSTEM_ADMIN');
