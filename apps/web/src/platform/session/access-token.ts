import { log } from '#platform/log/log.ts';
import { stayOnPage } from './expiry.ts';
import { startFreshLogin } from './fresh-login.ts';
import { LoginError, toLoginError } from './login-error.ts';
import { openProvider } from './provider.ts';
import { sessionState } from './session-state.ts';
import { secondsLeft, type Tokens, tokenStore } from './tokens.ts';

/** A token counts as expired so long before it is. */
const EARLY_SECONDS = 60;
/** The background renewal comes before that, so that no call has to wait for it. */
const AHEAD_SECONDS = 90;
const MIN_WAIT_SECONDS = 15;
const MAX_WAIT_SECONDS = 86_400;

let renewal: Promise<string> | undefined;
let timer: number | undefined;

export async function getAccessToken(): Promise<string> {
  const tokens = tokenStore.read();
  if (!tokens) throw new LoginError('login_required');
  return (secondsLeft(tokens) ?? Infinity) > EARLY_SECONDS ? tokens.accessToken : renewAccessToken();
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
    const tokens = tokenStore.read();
    if (!tokens) throw new LoginError('login_required');
    const { refreshToken } = tokens;
    if (!refreshToken) throw new LoginError('missing_refresh_token');
    const renewed = await (await openProvider()).renew({ ...tokens, refreshToken });
    // The person may have signed out meanwhile: then nothing is to be kept, and nobody to be sent to the provider.
    if (!tokenStore.read()) throw new LoginError('get_access_token_failed');
    tokenStore.save(renewed);
    scheduleRenewal(renewed);
    return renewed.accessToken;
  } catch (cause) {
    const error = toLoginError(cause, 'renewal');
    endSessionAfter(error);
    throw error;
  }
}

/** A failed connection may heal by itself; anything else needs the person. */
function endSessionAfter(error: LoginError): void {
  if (error.code === 'timeout' || error.code === 'get_access_token_failed') return;
  if (stayOnPage() || (error.code === 'login_required' && startFreshLogin())) return;
  sessionState.set({ status: 'failed', error });
}

/** Keeps the token fresh in the background, for as long as somebody is signed in. */
export function keepTokenFresh(): void {
  const keep = (): void => {
    window.clearTimeout(timer);
    if (sessionState.get().status !== 'signed-in') return;
    const tokens = tokenStore.read();
    if (tokens) scheduleRenewal(tokens);
  };
  sessionState.subscribe(keep);
  keep();
}

function scheduleRenewal(tokens: Tokens): void {
  window.clearTimeout(timer);
  const left = secondsLeft(tokens);
  if (left === undefined || !tokens.refreshToken) return;
  const wait = Math.min(Math.max(left - AHEAD_SECONDS, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS);
  timer = window.setTimeout(() => {
    renewAccessToken().catch((cause) => log.warn('Background renewal failed', cause));
  }, wait * 1000);
}
