import { attempts } from '#platform/attempts/attempts.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { asked } from '#platform/install/asked.ts';
import { log } from '#platform/log/log.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { deviceTickets } from './device-state.ts';
import { lastViewer } from './last-viewer.ts';
import { leaveFor } from './leave.ts';
import { openProvider } from './provider.ts';
import { sessionState } from './session-state.ts';
import { signIn } from './sign-in.ts';
import { tokenStore } from './tokens.ts';
import { uiState } from './ui-state.ts';
import { unfinishedLogout } from './unfinished-logout.ts';

const clearTicket = defineCommand({
  document: graphql(`
    mutation ClearDeviceAccessTicket {
      clearDeviceAccessTicket
    }
  `),
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
  idToken = tokenStore.read()?.idToken;
  tokenStore.clear();
  await endAtProvider();
}

/** The code for it is among the files that the service worker keeps: without one there is nothing to be left. */
const leaveDevice = async (): Promise<void> => {
  try {
    await (await import('./leave-device.ts')).leaveDevice();
  } catch (cause) {
    log.warn('This device could not be left in order', cause);
  }
};

/** Tells the provider whose session ends. */
let idToken: string | undefined;

/** Where the provider can't be told, its session lives on: the person is told so, and it is tried again when the network is back. */
async function endAtProvider(): Promise<void> {
  sessionState.set({ status: 'leaving' });
  unfinishedLogout.note();
  try {
    await signOutAtProvider();
  } catch (cause) {
    log.warn('The provider could not be told of the logout', cause);
    sessionState.set({ status: 'signed-out', isHalf: true });
    window.addEventListener('online', () => void endAtProvider(), { once: true });
  }
}

/** Signs in; but first ends at the provider what was ended here without a network, by whichever page. */
export const signInAnew = (options?: { readonly fresh: boolean }): Promise<void> =>
  unfinishedLogout.isThere() ? endAtProvider() : signIn(options);

async function signOutAtProvider(): Promise<void> {
  const provider = await openProvider();
  // Asked first, because a redirect to a provider that is down would leave the person on the browser's error page.
  await provider.isThere();
  const logoutUrl = provider.logoutUrl(idToken);
  unfinishedLogout.clear();
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
  lastViewer.clear();
  attempts.forget();
  queryClient.clear();
}

function endHere(): void {
  tokenStore.clear();
  sessionState.set({ status: 'signed-out', isHalf: false });
}
