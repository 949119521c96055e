import { attempts } from '#platform/attempts/attempts.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { log } from '#platform/log/log.ts';
import { deviceTickets } from './device-state.ts';
import { sessionState } from './session-state.ts';
import { uiState } from './ui-state.ts';
import { openUserManager } from './user-manager.ts';

const clearTicket = defineCommand({
  document: graphql(`
    mutation ClearDeviceAccessTicket {
      clearDeviceAccessTicket
    }
  `),
  answer: () => undefined,
  isRepeatable: true,
});

const PROVIDER_TIMEOUT_MS = 10_000;
const otherTabs = new BroadcastChannel('session');

/** Signs out here, in the browser's other tabs and at the provider. Nothing that fails on the way keeps the person in. */
export async function logout(): Promise<void> {
  sessionState.set({ status: 'leaving' });
  otherTabs.postMessage('logout');
  // Without a ticket of our own there is none to give back: another device holds it.
  if (deviceTickets.read() !== null) {
    await attempts.run(clearTicket, {}).catch((cause) => log.warn('The ticket could not be given back', cause));
  }
  deviceTickets.clear();
  forgetEverything();
  try {
    await signOutAtProvider();
  } catch (cause) {
    log.warn('The provider could not be told of the logout', cause);
    await endHere();
  }
}

async function signOutAtProvider(): Promise<void> {
  const manager = await openUserManager();
  // Asked first, because a redirect to a provider that is down would leave the person on the browser's error page.
  const response = await fetch(manager.settings.metadataUrl, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  await manager.signoutRedirect({ extraQueryParams: {} });
}

/** Leaves together with the tab in which the person signed out. */
export function followLogout(): void {
  otherTabs.addEventListener('message', () => {
    forgetEverything();
    void endHere();
  });
}

function forgetEverything(): void {
  uiState.clear();
  attempts.forget();
  queryClient.clear();
}

async function endHere(): Promise<void> {
  await openUserManager().then(
    (manager) => manager.removeUser(),
    () => undefined,
  );
  sessionState.set({ status: 'signed-out' });
}
