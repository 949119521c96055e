import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

/** What a valid access token says. Role, state and tenant are never read from it: the database knows them. */
export interface TokenClaims {
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

const TIMEOUT_MS = 5000;

export function createTokenVerifier(issuer: string, audience: string): TokenVerifier {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const discoverKeys = () => {
    keys ??= discover(issuer).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, await discoverKeys(), {
          issuer,
          audience,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp'],
        });
        const scope = typeof payload['scope'] === 'string' ? payload['scope'] : '';
        return { issuer, subject: payload.sub ?? '', scopes: new Set(scope.split(' ').filter(Boolean)) };
      } catch (error) {
        if (isTokenFault(error)) return undefined;
        throw new IdentityProviderUnavailable('the keys of the identity provider can not be had', { cause: error });
      }
    },
  };
}

async function discover(issuer: string): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const metadata: unknown = await response.json();
  if (!isMetadata(metadata) || metadata.issuer.replace(/\/$/, '') !== issuer) {
    throw new Error('the discovery document does not belong to the configured issuer');
  }
  return createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: TIMEOUT_MS, cooldownDuration: 10_000 });
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
