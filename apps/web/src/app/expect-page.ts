import { log } from '#platform/log/log.ts';
import { pathOf } from '#platform/navigation/matching.ts';
import { deviceTickets } from '#platform/session/device-state.ts';
import { type LastViewer, lastViewer } from '#platform/session/last-viewer.ts';
import { onSignedIn } from '#platform/session/session-state.ts';
import { may, type Rights } from '#platform/viewer/viewer.ts';
import { features, loadOffice } from './features.ts';

/**
 * Fetches the code of the page while somebody is signed in, and its data while it is still asked who they are: probably somebody
 * with the same rights as last time. If not, nothing is lost but the line's time.
 */
export async function expectPage(address: string): Promise<void> {
  const last = lastViewer.read();
  if (!last) return;
  try {
    if (last.role !== 'TARGET_USER') await loadOffice();
    const { routes } = features.get();
    const path = pathOf([...routes.keys()], address);
    const rights = rightsOf(last);
    const page = path && routes.get(path)?.find(({ action }) => may(rights, action));
    if (!page) return;
    const { ask } = page;
    // Without a ticket the device gate comes first.
    if (ask) onSignedIn(() => void (deviceTickets.read() !== null && ask(rights).catch(warn)));
    await page.load();
  } catch (cause) {
    warn(cause);
  }
}

/** It is fetched again when it is shown. */
const warn = (cause: unknown): void => log.warn('The page could not be fetched ahead', cause);

const rightsOf = ({ role: userRole, ...tenant }: LastViewer): Rights => ({
  user: { userRole, userState: 'ACTIVE' },
  tenant,
  scopes: undefined,
});
