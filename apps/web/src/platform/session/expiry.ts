import { observable } from '#platform/state/observable.ts';
import { currentPlatform } from './platform.ts';
import { sessionState } from './session-state.ts';
import { type Tokens, tokenStore } from './tokens.ts';

/**
 * A login that ends while a form is filled in must not cost the input, and input must not lie in the browser's storage: so the
 * page stays as it is, the person signs in in another tab, and that tab hands its tokens over.
 */
export const HANDOVER_PATH = '/sign-in-again';

/** Whether the page waits for somebody to sign in again. */
export const isExpired = observable(false);

let hasInput = (): boolean => false;

/** Tells how to find out whether the page holds input that is not saved. */
export const keepPageWhile = (holds: () => boolean): void => {
  hasInput = holds;
};

/** Answers whether the page stays. The app on a phone leaves for the system's browser and comes back anew. */
export function stayOnPage(): boolean {
  if (currentPlatform() !== 'web-app' || !hasInput()) return false;
  isExpired.set(true);
  return true;
}

type Message = { readonly tokens: Tokens } | 'taken';
const handover = (): BroadcastChannel => new BroadcastChannel('session.handover');

/** Waits for the tokens of the same person; somebody else's begin anew, without the input. Answers how to end waiting. */
export function awaitTokens(): () => void {
  const channel = handover();
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'taken') return;
    const before = tokenStore.read()?.claims?.sub;
    if (before !== undefined && before !== data.tokens.claims?.sub) return window.location.reload();
    channel.postMessage('taken' satisfies Message);
    tokenStore.save(data.tokens);
    isExpired.set(false);
    // Those who keep the token fresh start from this.
    sessionState.set({ status: 'signed-in' });
  });
  return () => channel.close();
}

/** Hands the tokens of this tab to the one that waits; `onTaken` hears that it has them. Answers how to end offering. */
export function offerTokens(onTaken: () => void): () => void {
  const channel = handover();
  const tokens = tokenStore.read();
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'taken') return;
    // A refresh token is good once: two tabs must not share it.
    tokenStore.clear();
    onTaken();
  });
  if (tokens) channel.postMessage({ tokens } satisfies Message);
  return () => channel.close();
}
