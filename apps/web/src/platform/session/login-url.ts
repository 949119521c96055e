import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import type { LoginTransaction } from './login-transaction.ts';
import { CALLBACK_PATH } from './return-path.ts';

/** Where a login begins. */
export async function loginUrl(transaction: LoginTransaction, returnTo: string): Promise<string> {
  const { state, nonce, codeVerifier, discovered } = transaction;
  const { clientId, audience } = discovered.settings.oidc;
  return endpoint(discovered.server.authorization_endpoint, {
    client_id: clientId,
    redirect_uri: returnTo + CALLBACK_PATH,
    response_type: 'code',
    scope: ['openid', 'profile', 'email', 'offline_access', ...SCOPES].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    // Providers name the API by one or the other.
    audience,
    resource: audience,
  });
}

/** One of the provider's addresses, with what is said to it. */
export function endpoint(address: string | undefined, parameters: Readonly<Record<string, string>>): string {
  if (!address) throw new Error('The provider names no such address');
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
