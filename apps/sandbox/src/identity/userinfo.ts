import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { claimsOf } from '#sandbox/identity/account.ts';
import type { Accounts } from '#sandbox/identity/accounts.ts';
import { AUDIENCE } from '#sandbox/identity/audience.ts';

/**
 * The userinfo endpoint. oidc-provider's own takes only tokens without an audience, and ours all have one; the
 * providers that this one stands in for accept them.
 */
export function userinfoRoute(issuer: string, key: JWK, accounts: Accounts, origins: readonly string[]): Route {
  const { kty, n, e, kid, alg } = key as Required<JWK>;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg }] });
  return async (exchange) => {
    const { request, response, url } = exchange;
    if (url.pathname !== '/me') return false;
    const { origin = '' } = request.headers;
    if (origins.includes(origin)) response.setHeader('access-control-allow-origin', origin);
    response.setHeader('vary', 'origin');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-headers': 'authorization' }).end();
      return true;
    }
    const token = request.headers.authorization?.replace(/^bearer /i, '') ?? '';
    const verified = await jwtVerify(token, keys, { issuer, audience: AUDIENCE }).catch(() => undefined);
    const account = accounts.find(verified?.payload.sub ?? '');
    if (account?.active) return answerJson(exchange, 200, claimsOf(account));
    response.setHeader('www-authenticate', 'Bearer error="invalid_token"');
    return answerJson(exchange, 401, { error: 'invalid_token' });
  };
}
