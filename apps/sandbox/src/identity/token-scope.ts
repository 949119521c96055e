import type { AccessToken, ClientCredentials, JWTStructured } from 'oidc-provider';
import type { Accounts } from '#sandbox/identity/accounts.ts';

/** Leaves in an access token only the scopes that the person is entitled to at this moment, also at a refresh. */
export function limitScope(accounts: Accounts) {
  return (_context: unknown, token: AccessToken | ClientCredentials, { payload }: JWTStructured): void => {
    const account = 'accountId' in token ? accounts.find(token.accountId) : undefined;
    const entitled = new Set(account?.entitlements.map(({ value }) => value));
    const scope = [...token.scopes].filter((value) => entitled.has(value)).join(' ');
    payload['scope'] = scope;
    // The token endpoint's answer names the scope too, and reads it from here.
    token.scope = scope;
  };
}
