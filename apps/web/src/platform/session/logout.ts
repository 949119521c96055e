import { attempts } from '#platform/attempts/attempts.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { log } from '#platform/log/log.ts';
import { deviceTickets } from './device-state.ts';
import { openProvider } from './provider.ts';
import { sessionState } from './session-state.ts';
import { tokenStore } from './tokens.ts';
import { uiState } from './ui-state.ts';

const clearTicket = defineCommand({
  document: graphql(`
    mutation ClearDeviceAccessTicket {
      clearDeviceAccessTicket
    }
  `),
  answer: () => undefined,
  isRepeatable: true,
});

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
    endHere();
  }
}

async function signOutAtProvider(): Promise<void> {
  const provider = await openProvider();
  // Asked first, because a redirect to a provider that is down would leave the person on the browser's error page.
  await provider.isThere();
  const logoutUrl = provider.logoutUrl(tokenStore.read()?.idToken);
  tokenStore.clear();
  window.location.replace(logoutUrl);
}

/** Leaves together with the tab in which the person signed out. */
export function followLogout(): void {
  otherTabs.addEventListener('message', () => {
    forgetEverything();
    endHere();
  });
}

function forgetEverything(): void {
  uiState.clear();
  attempts.forget();
  queryClient.clear();
}

function endHere(): void {
  tokenStore.clear();
  sessionState.set({ status: 'signed-out' });
}
