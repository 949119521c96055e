import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { getAccessToken } from '#platform/session/access-token.ts';
import { deviceTickets } from '#platform/session/device-state.ts';
import { dropRefusedTicket } from '#platform/session/drop-refused-ticket.ts';
import { freshLoginSucceeded, startFreshLogin } from '#platform/session/fresh-login.ts';
import { lacksScope } from '#platform/session/granted-scopes.ts';
import { toViewer, type Viewer } from './viewer.ts';
import { ViewerDocument } from './viewer-document.ts';
import { VIEWER_TEXTS } from './viewer-texts.ts';

/** A start that cannot go on; the message is for people. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  queryFn: loadViewer,
  staleTime: 360_000,
});

async function loadViewer({ signal }: { signal: AbortSignal }): Promise<Viewer> {
  const ticket = deviceTickets.read();
  const viewer = toViewer(await execute(ViewerDocument, {}, { signal }));
  const { user, tenant } = viewer;
  if (user && !user.hasDeviceAccessTicket) dropRefusedTicket(ticket);
  if (user && !tenant) throw new StartError(VIEWER_TEXTS.tenantMissing);
  if (user && lacksScope(await getAccessToken(), { role: user.userRole, state: user.userState })) {
    startFreshLogin();
    // Seen only if a fresh login was just tried: otherwise the page is about to leave.
    throw new StartError(VIEWER_TEXTS.scopeMissing);
  }
  freshLoginSucceeded();
  return viewer;
}
