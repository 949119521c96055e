import { permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import type { Role } from '@gastspiel/domain/permissions/roles.ts';
import { log } from '#platform/log/log.ts';
import { pathOf } from '#platform/navigation/matching.ts';
import { lastRole } from '#platform/session/last-role.ts';
import { features, loadOffice } from './features.ts';

/**
 * Fetches the code of the page while it is still asked who the person is: probably somebody of the same role as last time. If
 * not, nothing is lost but the line's time.
 */
export async function expectPage(address: string): Promise<void> {
  const role = lastRole.read();
  if (!role) return;
  try {
    if (role !== 'TARGET_USER') await loadOffice();
    const { routes } = features.get();
    const path = pathOf([...routes.keys()], address);
    const page = path && routes.get(path)?.find(({ action }) => mayOpen(role, permissionOf(action)));
    await page?.load();
  } catch (cause) {
    // It is fetched again when it is shown.
    log.warn('The page could not be fetched ahead', cause);
  }
}

const mayOpen = (role: Role, { roles }: ReturnType<typeof permissionOf>): boolean =>
  typeof roles !== 'string' && roles.includes(role);
