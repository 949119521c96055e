import type { ApiError } from '#platform/graphql/api-error.ts';
import { page } from '#platform/navigation/page.ts';
import { observable } from '#platform/state/observable.ts';
import type { LoginError } from './login-error.ts';

export type SessionState =
  | { readonly status: 'starting' }
  /** On the way to the provider, to sign in or out. */
  | { readonly status: 'leaving' }
  | { readonly status: 'signed-in' }
  /** `isHalf`: the provider could not be told, so its session lives on. */
  | { readonly status: 'signed-out'; readonly isHalf: boolean }
  | { readonly status: 'failed'; readonly error: LoginError | ApiError };

export const sessionState = observable<SessionState>({ status: 'starting' });

/** Once somebody is signed in; at once where somebody is. */
export function onSignedIn(go: () => void): void {
  const isIn = (): boolean => sessionState.get().status === 'signed-in';
  if (isIn()) {
    go();
    return;
  }
  const stop = sessionState.subscribe(() => {
    if (!isIn()) return;
    stop();
    go();
  });
}

/** The browser's back button can bring back a page that had left for the provider, frozen: it has to start anew. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && sessionState.get().status === 'leaving') page.reload();
  });
}
