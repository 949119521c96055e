import type { User } from 'oidc-client-ts';
import { log } from '#platform/log/log.ts';
import { startFreshLogin } from './fresh-login.ts';
import { LoginError, toLoginError } from './login-error.ts';
import { sessionState } from './session-state.ts';
import { openUserManager } from './user-manager.ts';

/** A token counts as expired so long before it is. */
const EARLY_SECONDS = 60;
/** The background renewal comes before that, so that no call has to wait for it. */
const AHEAD_SECONDS = 90;
const MIN_WAIT_SECONDS = 15;
const MAX_WAIT_SECONDS = 86_400;

let renewal: Promise<string> | undefined;
let timer: number | undefined;

export async function getAccessToken(): Promise<string> {
  const user = await (await openUserManager()).getUser();
  if (!user) throw new LoginError('login_required');
  const isFresh = user.expires_in === undefined || user.expires_in > EARLY_SECONDS;
  return isFresh ? user.access_token : renewAccessToken();
}

/** Renews through the refresh token; calls that come while it runs share it. */
export function renewAccessToken(): Promise<string> {
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renew(): Promise<string> {
  try {
    const manager = await openUserManager();
    const user = await manager.getUser();
    // Without this check the library would open an iframe.
    if (!user?.refresh_token) throw new LoginError('missing_refresh_token');
    const { resource } = manager.settings;
    const renewed = await manager.signinSilent(resource ? { resource } : {});
    if (!renewed) throw new LoginError('get_access_token_failed');
    scheduleRenewal(renewed);
    return renewed.access_token;
  } catch (cause) {
    const error = toLoginError(cause, 'renewal');
    endSessionAfter(error);
    throw error;
  }
}

/** A failed connection may heal by itself; anything else needs the person. */
function endSessionAfter(error: LoginError): void {
  if (error.code === 'timeout' || error.code === 'get_access_token_failed') return;
  if (error.code === 'login_required' && startFreshLogin()) return;
  sessionState.set({ status: 'failed', error });
}

/** Keeps the token fresh in the background, for as long as somebody is signed in. */
export function keepTokenFresh(): void {
  sessionState.subscribe(async () => {
    window.clearTimeout(timer);
    if (sessionState.get().status !== 'signed-in') return;
    const user = await (await openUserManager()).getUser();
    if (user) scheduleRenewal(user);
  });
}

function scheduleRenewal({ expires_in: expiresIn, refresh_token: refreshToken }: User): void {
  window.clearTimeout(timer);
  if (expiresIn === undefined || !refreshToken) return;
  const wait = Math.min(Math.max(expiresIn - AHEAD_SECONDS, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS);
  timer = window.setTimeout(() => {
    renewAccessToken().catch((cause) => log.warn('Background renewal failed', cause));
  }, wait * 1000);
}
