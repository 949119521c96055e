import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { RememberedTokens } from '#platform/identity/remembered-tokens.ts';

/** What a valid access token says. Role, state and tenant are never read from it: the database knows them. */
export interface TokenClaims {
  /** As configured; the same for every token. */
  readonly issuer: string;
  readonly subject: string;
  readonly scopes: ReadonlySet<string>;
}

export interface TokenVerifier {
  /** The token's claims, or undefined when it is not a valid one. Throws when the provider's keys can't be had. */
  verify(token: string): Promise<TokenClaims | undefined>;
}

export class IdentityProviderUnavailable extends Error {
  override readonly name = 'IdentityProviderUnavailable';
}

interface Provider {
  /** To the letter as in its tokens: some write a slash at the end. */
  readonly issuer: string;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

const TIMEOUT_MS = 5000;

export function createTokenVerifier(issuer: string, audience: string): TokenVerifier {
  const remembered = new RememberedTokens();
  let discovered: Promise<Provider> | undefined;
  const discoverOnce = () => {
    discovered ??= discover(issuer).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    async verify(token) {
      const known = remembered.claimsOf(token);
      if (known) return known;
      try {
        const provider = await discoverOnce();
        const { payload } = await jwtVerify(token, provider.keys, {
          issuer: provider.issuer,
          audience,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp'],
        });
        const { sub: subject = '', exp = 0, scope } = payload as { sub?: string; exp?: number; scope?: unknown };
        const scopes = new Set(typeof scope === 'string' ? scope.split(' ').filter(Boolean) : []);
        const claims = { issuer, subject, scopes };
        remembered.remember(token, claims, exp);
        return claims;
      } catch (error) {
        if (isTokenFault(error)) return undefined;
        throw new IdentityProviderUnavailable('the keys of the identity provider can not be had', { cause: error });
      }
    },
  };
}

async function discover(issuer: string): Promise<Provider> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const metadata: unknown = await response.json();
  if (!isMetadata(metadata) || metadata.issuer.replace(/\/$/, '') !== issuer) {
    throw new Error('the discovery document does not belong to the configured issuer');
  }
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: TIMEOUT_MS });
  return { issuer: metadata.issuer, keys };
}

const isMetadata = (value: unknown): value is { issuer: string; jwks_uri: string } =>
  typeof value === 'object' &&
  value !== null &&
  'issuer' in value &&
  typeof value.issuer === 'string' &&
  'jwks_uri' in value &&
  typeof value.jwks_uri === 'string';

/** An unknown key id is the token's fault; a key set that does not load is the provider's. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
