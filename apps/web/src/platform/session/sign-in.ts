import { createRemoteJWKSet } from 'jose';
import type { UserManager } from 'oidc-client-ts';
import { ApiError } from '#platform/graphql/api-error.ts';
import { log } from '#platform/log/log.ts';
import { verifyIdToken } from './id-token.ts';
import { toLoginError } from './login-error.ts';
import { checkState, type LoginTransaction } from './login-transaction.ts';
import { CALLBACK_PATH, safeReturnPath } from './return-path.ts';
import { sessionState } from './session-state.ts';
import { openUserManager } from './user-manager.ts';

/**
 * Brings the person in: takes up the provider's answer, else tokens that are still there, else goes to the provider.
 * `fresh` forgets what is there and always goes.
 */
export async function signIn({ fresh = false } = {}): Promise<void> {
  sessionState.set({ status: 'starting' });
  try {
    const manager = await openUserManager();
    if (fresh) await manager.removeUser();
    else if (window.location.pathname === CALLBACK_PATH) {
      window.history.replaceState(null, '', await completeLogin(manager));
    }
    if (await manager.getUser()) sessionState.set({ status: 'signed-in' });
    else await goToProvider(manager);
  } catch (cause) {
    log.warn('Login failed', cause);
    await fail(cause);
  }
}

async function goToProvider(manager: UserManager): Promise<void> {
  const { href, origin } = window.location;
  const transaction: LoginTransaction = {
    path: safeReturnPath(href.slice(origin.length), origin),
    nonce: crypto.randomUUID(),
  };
  await forgetTransactions(manager);
  sessionState.set({ status: 'leaving' });
  await manager.signinRedirect({ state: transaction, nonce: transaction.nonce });
}

/** Exchanges the code and answers the path to go back to. */
async function completeLogin(manager: UserManager): Promise<string> {
  const answer = new URLSearchParams(window.location.search);
  checkState(answer.get('state'), await manager.settings.stateStore.getAllKeys());
  const user = await manager.signinRedirectCallback();
  const { path, nonce } = user.state as LoginTransaction;
  const jwksUri = await manager.metadataService.getKeysEndpoint(false);
  await verifyIdToken(user.id_token ?? '', createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: 10_000 }), {
    issuer: await manager.metadataService.getIssuer(),
    clientId: manager.settings.client_id,
    nonce,
    now: new Date(),
  });
  return safeReturnPath(path, window.location.origin);
}

/** One login at a time: an older answer that comes late is not taken for this one's. */
async function forgetTransactions({ settings: { stateStore } }: UserManager): Promise<void> {
  for (const state of await stateStore.getAllKeys()) await stateStore.remove(state);
}

/** Whatever failed, no tokens stay behind that were not checked to the end. */
async function fail(cause: unknown): Promise<void> {
  await openUserManager().then(
    (manager) => manager.removeUser(),
    () => undefined,
  );
  sessionState.set({ status: 'failed', error: cause instanceof ApiError ? cause : toLoginError(cause, 'login') });
}
