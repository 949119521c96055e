import { defineFailures } from '#domain/failures/failure.ts';

export const TENANT_USER_FAILURES = defineFailures('tenant-users', {
  ownAccess: 'Die eigene Rolle und der eigene Status lassen sich nicht ändern, das eigene Konto nicht löschen.',
  lastSystemAdmin: 'Die letzte aktive Systemadministration kann nicht herabgestuft, gesperrt oder gelöscht werden.',
  backToOnboarding:
    'Ein freigegebener oder gesperrter Zugang kann nicht auf „Wartet auf Freigabe“ zurückgesetzt werden.',
});
