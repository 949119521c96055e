import { page } from '#platform/navigation/page.ts';
import { isExpired } from './expiry.ts';
import { sessionState } from './session-state.ts';
import { type Tokens, tokenStore } from './tokens.ts';

type Message = { readonly tokens: Tokens } | 'taken';
const handover = (): BroadcastChannel => new BroadcastChannel('session.handover');

/** Waits for the tokens of the same person; somebody else's begin anew, without the input. Answers how to end waiting. */
export function awaitTokens(): () => void {
  const channel = handover();
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'taken') return;
    const before = tokenStore.read()?.claims?.sub;
    if (before !== undefined && before !== data.tokens.claims?.sub) return page.reload();
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
