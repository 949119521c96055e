import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { RememberedTokens } from '#platform/identity/remembered-tokens.ts';
import type { VerifiedClaims } from '#platform/identity/token-claims.ts';

export interface TokenVerifier {
  /** The token's claims, or undefined when it is not a valid one. Throws when the provider's keys can't be had. */
  verify(token: string): Promise<VerifiedClaims | undefined>;
  /** The address that the provider has verified to be the person's. Null where it says so of none, or can't be asked. */
  verifiedEmail(token: string, subject: string): Promise<string | null>;
  /** Throws when the provider can not be used as it is configured. */
  check(): Promise<void>;
  /** Where the browser talks to the provider, as far as is known by now: a token endpoint may be on another host. */
  origins(): readonly string[];
}

export class IdentityProviderUnavailable extends Error {
  override readonly name = 'IdentityProviderUnavailable';
}

interface Provider {
  /** To the letter as in its tokens: some write a slash at the end. */
  readonly issuer: string;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  readonly origins: readonly string[];
  readonly userinfo: string | undefined;
}

const TIMEOUT_MS = 5000;

export function createTokenVerifier(issuer: string, audience: string, issuerId = issuer): TokenVerifier {
  const remembered = new RememberedTokens();
  let origins: readonly string[] = [new URL(issuer).origin];
  let discovered: Promise<Provider> | undefined;
  const discoverOnce = () => {
    discovered ??= discover(issuer).then(
      (provider) => {
        origins = provider.origins;
        return provider;
      },
      (error: unknown) => {
        discovered = undefined;
        throw error;
      },
    );
    return discovered;
  };
  return {
    origins: () => origins,
    async check() {
      await discoverOnce();
    },
    async verifiedEmail(token, subject) {
      const provider = await discoverOnce().catch(() => undefined);
      return provider?.userinfo ? askForEmail(provider.userinfo, token, subject) : null;
    },
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
        const claims = { issuer: issuerId, subject, scopes, expiresAt: new Date(exp * 1000) };
        remembered.remember(token, claims);
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
  if (!response.ok) throw new Error(`its discovery document is not there: ${response.status}`);
  const { data: metadata } = Metadata.safeParse(await response.json());
  if (metadata?.issuer.replace(/\/$/, '') !== issuer) {
    throw new Error('its discovery document names another issuer than OIDC_ISSUER');
  }
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: TIMEOUT_MS });
  return { issuer: metadata.issuer, keys, origins: originsIn(metadata), userinfo: metadata.userinfo_endpoint };
}

const UserInfo = z.object({ sub: z.string(), email: z.string(), email_verified: z.literal(true) });

/** OpenID Connect Core, 5.3: an answer about another subject must not be used. */
async function askForEmail(endpoint: string, token: string, subject: string): Promise<string | null> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(endpoint, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { data } = UserInfo.safeParse(response.ok ? await response.json() : undefined);
    return data?.sub === subject ? data.email : null;
  } catch {
    return null;
  }
}

/** The places of everything that the document names as an endpoint. */
const originsIn = (metadata: object): string[] => [
  ...new Set(
    Object.entries(metadata)
      .filter(([name]) => /^issuer$|_endpoint$|^jwks_uri$/.test(name))
      .map(([, address]) => URL.parse(String(address))?.origin)
      .filter((origin) => origin !== undefined),
  ),
];

const Metadata = z.looseObject({ issuer: z.string(), jwks_uri: z.string(), userinfo_endpoint: z.string().optional() });

/** An unknown key id is the token's fault; a key set that does not load is the provider's. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
