import { stayOnPage } from './expiry.ts';
import { signIn } from './sign-in.ts';

const MARKER = 'session.freshLogin';

/** A fresh login may cure a token that the server does not take, but only once in a row: else it would never end. */
export function createFreshLoginRule(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    /** Whether a fresh login may be tried now; the next answer is no until `reset`. */
    take(): boolean {
      const isFirst = storage.getItem(MARKER) === null;
      storage.setItem(MARKER, 'tried');
      return isFirst;
    },
    reset(): void {
      storage.removeItem(MARKER);
    },
  };
}

const rule = () => createFreshLoginRule(window.sessionStorage);

/** Sends the person to the provider unless that was just tried; answers whether it does. Input on the page is kept. */
export function startFreshLogin(): boolean {
  if (stayOnPage()) return true;
  if (!rule().take()) return false;
  void signIn({ fresh: true });
  return true;
}

/** To be called when the server has taken the token. */
export function freshLoginSucceeded(): void {
  rule().reset();
}
