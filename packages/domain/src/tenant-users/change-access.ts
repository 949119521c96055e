import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';
import type { Role, UserState } from '#domain/permissions/roles.ts';
import { officeRolesFor } from '#domain/tenant-users/office-roles.ts';

export const TENANT_USER_FAILURES = defineFailures('tenant-users', {
  ownAccess: 'Die eigene Rolle und der eigene Status lassen sich nicht ändern, das eigene Konto nicht löschen.',
  lastSystemAdmin: 'Die letzte aktive Systemadministration kann nicht herabgestuft, gesperrt oder gelöscht werden.',
  systemAdminByOperator: 'Die Rolle „Systemadministration“ vergibt nur der Betreiber.',
  backToOnboarding:
    'Ein freigegebener oder gesperrter Zugang kann nicht auf „Wartet auf Freigabe“ zurückgesetzt werden.',
});

export interface Access {
  readonly role: Role;
  readonly userState: UserState;
}

const isActive = (access: Access, role: Role): boolean => access.role === role && access.userState === 'ACTIVE';

/** Whether the change takes a system administrator away; then the others have to be counted. `to` is null for a deletion. */
export const losesSystemAdmin = (from: Access, to: Access | null): boolean =>
  isActive(from, 'SYSTEM_ADMIN') && !(to && isActive(to, 'SYSTEM_ADMIN'));

/** Whether the change takes an administrator of the agency away. */
export const losesAdministrator = (from: Access, to: Access | null): boolean =>
  isActive(from, 'TENANT_USER_ADMIN') && !(to && isActive(to, 'TENANT_USER_ADMIN'));

interface By {
  readonly role: Role;
  /** Whether it is their own access. */
  readonly isOwn: boolean;
}

/** Why somebody's access can not become this, or undefined when it can. */
export function accessRefusal(from: Access, to: Access | null, by: By): FailureKind | undefined {
  const isChanged = to === null || to.role !== from.role || to.userState !== from.userState;
  if (by.isOwn && isChanged) return TENANT_USER_FAILURES.ownAccess;
  if (to && !officeRolesFor(by.role).some((role) => role === to.role))
    return TENANT_USER_FAILURES.systemAdminByOperator;
  if (to?.userState === 'ONBOARDING' && from.userState !== 'ONBOARDING') return TENANT_USER_FAILURES.backToOnboarding;
  return undefined;
}
