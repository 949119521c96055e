import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';
import type { Role, UserState } from '#domain/permissions/roles.ts';

export const TENANT_USER_FAILURES = defineFailures('tenant-users', {
  ownAccess: 'Die eigene Rolle und der eigene Status lassen sich nicht ändern, das eigene Konto nicht löschen.',
  lastSystemAdmin: 'Die letzte aktive Systemadministration kann nicht herabgestuft, gesperrt oder gelöscht werden.',
  backToOnboarding:
    'Ein freigegebener oder gesperrter Zugang kann nicht auf „Wartet auf Freigabe“ zurückgesetzt werden.',
});

export interface Access {
  readonly role: Role;
  readonly userState: UserState;
}

const isActiveAdmin = ({ role, userState }: Access): boolean => role === 'SYSTEM_ADMIN' && userState === 'ACTIVE';

/** Whether the change takes a system administrator away; then the others have to be counted. `to` is null for a deletion. */
export const losesSystemAdmin = (from: Access, to: Access | null): boolean =>
  isActiveAdmin(from) && !(to && isActiveAdmin(to));

/** Why somebody's access can not become this, or undefined when it can. */
export function accessRefusal(from: Access, to: Access | null, isOwn: boolean): FailureKind | undefined {
  const isChanged = to === null || to.role !== from.role || to.userState !== from.userState;
  if (isOwn && isChanged) return TENANT_USER_FAILURES.ownAccess;
  if (to?.userState === 'ONBOARDING' && from.userState !== 'ONBOARDING') return TENANT_USER_FAILURES.backToOnboarding;
  return undefined;
}
