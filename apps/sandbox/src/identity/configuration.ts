import type { DatabaseSync } from 'node:sqlite';
import type { Configuration } from 'oidc-provider';
import { claimsOf } from '#sandbox/identity/account.ts';
import type { Accounts } from '#sandbox/identity/accounts.ts';
import { createAdapter } from '#sandbox/identity/adapter.ts';
import { CLIENT_ID, PHONE_APP } from '#sandbox/identity/audience.ts';
import { loadExistingGrant } from '#sandbox/identity/grants.ts';
import { loginPolicy } from '#sandbox/identity/login/policy.ts';
import { errorPage, signedOutPage, signOutPage } from '#sandbox/identity/provider-pages.ts';
import { extraParams, resourceIndicators } from '#sandbox/identity/resource-server.ts';
import { cookieKeyOf, signingKeyOf } from '#sandbox/identity/secrets.ts';
import { limitScope } from '#sandbox/identity/token-scope.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export interface ConfigurationOptions {
  readonly database: DatabaseSync;
  readonly accounts: Accounts;
  readonly appUrls: readonly string[];
  readonly port: number;
  readonly accessTokenSeconds: number;
}

export async function configurationFor(options: ConfigurationOptions): Promise<Configuration> {
  const { database, accounts, appUrls, port, accessTokenSeconds } = options;
  const origins = appUrls.map((url) => new URL(url).origin);
  // Browsers share cookies between the ports of a host: each instance has names of its own.
  const cookie = (name: string) => `gastspiel_${port}_${name}`;
  return {
    adapter: createAdapter(database),
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Gastspiel',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: appUrls.map((url) => `${url}/oidc-callback`),
        post_logout_redirect_uris: appUrls.map((url) => `${url}/`),
      },
      {
        client_id: PHONE_APP.clientId,
        client_name: 'Gastspiel',
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${PHONE_APP.address}/oidc-callback`],
        post_logout_redirect_uris: [`${PHONE_APP.address}/`],
      },
    ],
    clientBasedCORS: (_context, origin) => [...origins, ...PHONE_APP.origins].includes(origin),
    jwks: { keys: [await signingKeyOf(database)] },
    cookies: {
      keys: [await cookieKeyOf(database)],
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
    },
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access'],
    claims: { profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount(_context, id) {
      const account = accounts.find(id);
      return account?.active ? { accountId: id, claims: () => claimsOf(account) } : undefined;
    },
    loadExistingGrant,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    formats: { customizers: { jwt: limitScope(accounts) } },
    extraParams,
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: resourceIndicators(accessTokenSeconds),
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOutPage([...origins, PHONE_APP.address]),
        postLogoutSuccessSource: signedOutPage(appUrls),
      },
    },
    interactions: { policy: loginPolicy(), url: (_context, { uid }) => `/interaction/${uid}` },
    renderError: errorPage(appUrls),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: DAY,
      RefreshToken: DAY,
      // Outlives every token that was issued under it.
      Grant: 30 * DAY,
    },
  };
}
