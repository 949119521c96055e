import { ApiError, unreachable } from '#platform/graphql/api-error.ts';
import { log } from '#platform/log/log.ts';
import { isExpired } from './expiry.ts';
import { heading } from './heading.ts';
import { leaveFor, returnAddress } from './leave.ts';
import { LoginError, toLoginError } from './login-error.ts';
import { beginTransaction, takeTransaction } from './login-transaction.ts';
import { loginUrl } from './login-url.ts';
import { forgetProvider, openProvider } from './provider.ts';
import { CALLBACK_PATH, safeReturnPath } from './return-path.ts';
import { sessionState } from './session-state.ts';
import { tokenStore } from './tokens.ts';

/**
 * Brings the person in: takes up the provider's answer, else tokens that are still there, else goes to the provider.
 * `fresh` forgets what is there and always goes.
 */
export async function signIn({ fresh = false } = {}): Promise<void> {
  isExpired.set(false);
  sessionState.set({ status: 'starting' });
  try {
    if (fresh) tokenStore.clear();
    else if (window.location.pathname === CALLBACK_PATH) {
      window.history.replaceState(null, '', await completeLogin());
    }
    if (tokenStore.read()) sessionState.set({ status: 'signed-in' });
    else await goToProvider();
  } catch (cause) {
    log.warn('Login failed', cause);
    // Whatever failed, no tokens stay behind that were not checked to the end.
    tokenStore.clear();
    sessionState.set({ status: 'failed', error: cause instanceof ApiError ? cause : toLoginError(cause, 'login') });
  }
}

async function goToProvider(): Promise<void> {
  const { href, origin } = window.location;
  const provider = await openProvider();
  const transaction = beginTransaction(safeReturnPath(href.slice(origin.length), origin), provider.discovered);
  const url = await loginUrl(transaction, returnAddress());
  sessionState.set({ status: 'leaving' });
  await leaveFor(url, () => {
    if (sessionState.get().status === 'leaving')
      sessionState.set({ status: 'failed', error: new LoginError('cancelled') });
  });
}

/** Exchanges the code and answers the path to go back to. */
async function completeLogin(): Promise<string> {
  const answer = new URLSearchParams(window.location.search);
  const transaction = takeTransaction(answer.get('state'));
  const path = safeReturnPath(transaction.path, window.location.origin);
  heading.note(path);
  const provider = await openProvider(transaction.discovered);
  try {
    tokenStore.save(await provider.exchangeCode(answer, transaction));
  } catch (cause) {
    if (!(cause instanceof TypeError) || navigator.onLine) throw cause;
    // Without a network nothing was refused: another try begins anew, from where the person wanted to go.
    forgetProvider();
    window.history.replaceState(null, '', path);
    throw unreachable(cause);
  }
  return path;
}
