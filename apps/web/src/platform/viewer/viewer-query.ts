import { queryOptions } from '@tanstack/react-query';
import { getAccessToken } from '#platform/session/access-token.ts';
import { deviceTickets, dropRefusedTicket } from '#platform/session/device-state.ts';
import { freshLoginSucceeded, startFreshLogin } from '#platform/session/fresh-login.ts';
import { scopesIn } from '#platform/session/granted-scopes.ts';
import { scopedToken } from '#platform/session/scoped-token.ts';
import { toViewer, type Viewer } from './viewer.ts';
import { VIEWER_TEXTS } from './viewer-texts.ts';
import { whoItIs } from './who-it-is.ts';

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
  const answer = await whoItIs(signal);
  const user = answer.userInformation.existingUserInformation;
  if (user && !user.hasDeviceAccessTicket) dropRefusedTicket(ticket);
  if (user && !answer.tenantInformation) throw new StartError(VIEWER_TEXTS.tenantMissing);
  const token = user ? await scopedToken({ role: user.userRole, state: user.userState }) : await getAccessToken();
  if (token === undefined) {
    startFreshLogin();
    // Seen only if a fresh login was just tried: otherwise the page is about to leave.
    throw new StartError(VIEWER_TEXTS.scopeMissing);
  }
  freshLoginSucceeded();
  return toViewer(answer, scopesIn(token));
}
