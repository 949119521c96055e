import { setTimeout as delay } from 'node:timers/promises';
import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { readJson } from '#sandbox/http/read-body.ts';

const FAILURES = ['none', 'down', 'slow', 'token-error'] as const;
type Failure = (typeof FAILURES)[number];

/** Lets the provider fail like a real one, and back again. Its own switches keep working. */
export function failures(): { readonly switchRoute: Route; readonly failingRoute: Route } {
  let failure: Failure = 'none';
  let seconds = 0;
  return {
    async switchRoute(exchange) {
      if (exchange.url.pathname !== '/sandbox/behaviour' || exchange.request.method !== 'POST') return false;
      const body = (await readJson(exchange)) ?? {};
      const wanted = FAILURES.find((name) => name === body['failure']);
      if (!wanted) return answerJson(exchange, 400, { error: `failure must be one of ${FAILURES.join(', ')}` });
      failure = wanted;
      seconds = typeof body['seconds'] === 'number' ? body['seconds'] : 5;
      return answerJson(exchange, 200, { failure, seconds });
    },
    async failingRoute(exchange) {
      if (exchange.url.pathname.startsWith('/sandbox/')) return false;
      if (failure === 'slow') await delay(seconds * 1000, undefined, { ref: false });
      // Who waits for a slow answer may have gone away, and so may we.
      if (exchange.request.socket.destroyed) return true;
      if (failure === 'down') exchange.request.socket.destroy();
      if (failure === 'token-error' && exchange.url.pathname === '/token') {
        return answerJson(exchange, 500, { error: 'server_error' });
      }
      return failure === 'down';
    },
  };
}
