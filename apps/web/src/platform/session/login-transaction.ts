import {
  type AuthorizationServer,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
} from 'oauth4webapi';
import type { Settings } from '#platform/settings/settings.ts';
import { LoginError } from './login-error.ts';
import { currentPlatform } from './platform.ts';

/** The answers of the server and the provider about where to log in. */
export interface Discovered {
  readonly settings: Settings;
  readonly server: AuthorizationServer;
}

/** The facts that we keep while a person is at the provider. */
export interface LoginTransaction {
  /** Where the person wanted to go. */
  readonly path: string;
  /** The answer has to bring it back. */
  readonly state: string;
  /** The ID token has to bring it back. */
  readonly nonce: string;
  /** Proves at the exchange that whoever brings the code has begun the login. */
  readonly codeVerifier: string;
  /** A phone on a slow line need not ask for it again. */
  readonly discovered: Discovered;
}

const STORAGE_KEY = 'oidc.login';

// The system may end the app on a phone while the person is at the provider.
const storage = (): Storage => (currentPlatform() === 'mobile-app' ? localStorage : sessionStorage);

/** One login at a time: an older answer that comes late is not taken for this one's. */
export function beginTransaction(path: string, discovered: Discovered): LoginTransaction {
  const transaction = {
    path,
    discovered,
    state: generateRandomState(),
    nonce: generateRandomNonce(),
    codeVerifier: generateRandomCodeVerifier(),
  };
  storage().setItem(STORAGE_KEY, JSON.stringify(transaction));
  return transaction;
}

/** Takes the transaction that an answer belongs to; an answer is good once. */
export function takeTransaction(answered: string | null): LoginTransaction {
  const stored = storage().getItem(STORAGE_KEY);
  if (stored === null) throw new LoginError('missing_transaction');
  const transaction = JSON.parse(stored) as LoginTransaction;
  if (answered !== transaction.state) throw new LoginError('state_mismatch');
  storage().removeItem(STORAGE_KEY);
  return transaction;
}
