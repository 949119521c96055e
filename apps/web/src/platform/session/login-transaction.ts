import { LoginError } from './login-error.ts';

/** What we keep beside the library's own state while a person is at the provider. */
export interface LoginTransaction {
  /** Where the person wanted to go. */
  readonly path: string;
  /** Sent with the request; the ID token has to bring it back. */
  readonly nonce: string;
}

/** Tells a login that was never begun here from an answer that belongs to another login. */
export function checkState(answered: string | null, stored: readonly string[]): void {
  if (stored.length === 0) throw new LoginError('missing_transaction');
  if (answered === null || !stored.includes(answered)) throw new LoginError('state_mismatch');
}
