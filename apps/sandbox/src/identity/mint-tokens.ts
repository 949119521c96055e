import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import type { Provider } from 'oidc-provider';
import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { readJson } from '#sandbox/http/read-body.ts';
import { type Account, claimsOf } from '#sandbox/identity/account.ts';
import type { Accounts } from '#sandbox/identity/accounts.ts';
import { AUDIENCE, CLIENT_ID } from '#sandbox/identity/audience.ts';
import { resourceServer } from '#sandbox/identity/resource-server.ts';

const OPENID_SCOPE = 'openid profile email';

/** Tokens for scripts and tests, as a sign-in in the browser would give them. */
export function mintTokensRoute(provider: Provider, accounts: Accounts, accessTokenSeconds: number): Route {
  return async (exchange) => {
    if (exchange.url.pathname !== '/sandbox/tokens' || exchange.request.method !== 'POST') return false;
    const email = (await readJson(exchange))?.['email'];
    const account = typeof email === 'string' ? accounts.findByEmail(email) : undefined;
    if (!account?.active) return answerJson(exchange, 404, { error: 'no active account has this e-mail' });
    return answerJson(exchange, 200, await mint(provider, account, accessTokenSeconds));
  };
}

async function mint(provider: Provider, account: Account, accessTokenSeconds: number) {
  const client = await provider.Client.find(CLIENT_ID);
  if (!client) throw new Error('The client is not configured.');
  const accountId = account.id;
  const scope = SCOPES.join(' ');

  const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
  grant.addOIDCScope(OPENID_SCOPE);
  grant.addResourceScope(AUDIENCE, scope);
  const granted = { accountId, client, grantId: await grant.save(), gty: 'authorization_code' };

  const accessToken = new provider.AccessToken({ ...granted, scope });
  accessToken.resourceServer = new provider.ResourceServer(AUDIENCE, resourceServer(accessTokenSeconds));
  const refreshToken = new provider.RefreshToken({ ...granted, scope: `${OPENID_SCOPE} ${scope}`, resource: AUDIENCE });
  const idToken = new provider.IdToken({ sub: accountId }, { client });
  for (const [claim, value] of Object.entries(claimsOf(account))) idToken.set(claim, value);
  return {
    access_token: await accessToken.save(),
    id_token: await idToken.issue({ use: 'idtoken' }),
    refresh_token: await refreshToken.save(),
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    scope: accessToken.scope,
  };
}
