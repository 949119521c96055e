import { attempts } from '#platform/attempts/attempts.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { asked } from '#platform/install/asked.ts';
import { log } from '#platform/log/log.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { deviceTickets } from './device-state.ts';
import { leaveFor } from './leave.ts';
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
  await leaveDevice();
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

/** Most of it came after the first screen; where it can't be had, little was there to be left. */
const leaveDevice = async (): Promise<void> => {
  try {
    await (await import('./leave-device.ts')).leaveDevice();
  } catch (cause) {
    log.warn('This device could not be left in order', cause);
  }
};

async function signOutAtProvider(): Promise<void> {
  const provider = await openProvider();
  // Asked first, because a redirect to a provider that is down would leave the person on the browser's error page.
  await provider.isThere();
  const logoutUrl = provider.logoutUrl(tokenStore.read()?.idToken);
  tokenStore.clear();
  // The router notes how far each page was scrolled, at the last moment; this listener comes after it.
  window.addEventListener('pagehide', () => window.sessionStorage.clear());
  await leaveFor(logoutUrl, endHere);
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
  keptShifts.clear();
  asked.clear();
  attempts.forget();
  queryClient.clear();
}

function endHere(): void {
  tokenStore.clear();
  sessionState.set({ status: 'signed-out' });
}
