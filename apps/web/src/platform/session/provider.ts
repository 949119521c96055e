import * as oauth from 'oauth4webapi';
import { loadSettings, type Settings } from '#platform/settings/settings.ts';
import { returnAddress } from './leave.ts';
import type { Discovered, LoginTransaction } from './login-transaction.ts';
import { endpoint } from './login-url.ts';
import { CALLBACK_PATH } from './return-path.ts';
import type { Tokens } from './tokens.ts';
import { toldByPage } from './told-by-page.ts';

const TIMEOUT_MS = 10_000;
/** A renewal runs in the background, where patience costs nobody anything. */
const RENEWAL_TIMEOUT_MS = 60_000;
const LEEWAY_SECONDS = 60;

export type Provider = ReturnType<typeof createProvider>;

let opening: Promise<Provider> | undefined;

/** The identity provider, discovered once: by the server, before the login that leads here, or now. A failure is not kept, so that a retry can work. */
export function openProvider(discovered?: Discovered): Promise<Provider> {
  const known = discovered ?? toldByPage();
  opening ??= (known ? Promise.resolve(known) : discoverFromSettings())
    .then(({ settings, server }) => createProvider(settings, server, returnAddress()))
    .catch((cause) => {
      opening = undefined;
      throw cause;
    });
  return opening;
}

/** So that the next login begins with asking where it leads. */
export const forgetProvider = (): void => {
  opening = undefined;
};

async function discoverFromSettings(): Promise<Discovered> {
  const settings = await loadSettings();
  return { settings, server: await discover(settings) };
}

/** Asked anew each time: the answer tells whether the provider is there. */
export async function discover({ oidc: { authority } }: Settings): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(authority);
  const response = await oauth.discoveryRequest(issuer, within(TIMEOUT_MS, issuer));
  const { issuer: named } = await response.clone().json();
  // Whether the settings end the issuer with a slash does not matter; the tokens carry it as the provider writes it.
  return oauth.processDiscoveryResponse(
    withoutSlash(named) === withoutSlash(authority) ? new URL(named) : issuer,
    response,
  );
}

const withoutSlash = (address: unknown): string => String(address).replace(/\/$/, '');

/** Speaks the authorization code flow with PKCE, and renews through refresh tokens. */
export function createProvider(settings: Settings, server: oauth.AuthorizationServer, returnTo: string) {
  const { authority, clientId, audience } = settings.oidc;
  const client: oauth.Client = {
    client_id: clientId,
    id_token_signed_response_alg: 'RS256',
    [oauth.clockTolerance]: LEEWAY_SECONDS,
  };
  // The refresh token proves who it is. A clock that was set wrong since the login must not cost the new tokens: the old are used up.
  const renewing: oauth.Client = { ...client, [oauth.clockTolerance]: Number.MAX_SAFE_INTEGER };
  const limits = (ms: number) => within(ms, new URL(authority));
  const redirectUri = returnTo + CALLBACK_PATH;

  return {
    discovered: { settings, server } satisfies Discovered,

    isThere: () => discover(settings),

    async exchangeCode(answer: URLSearchParams, { state, nonce, codeVerifier }: LoginTransaction): Promise<Tokens> {
      const checked = oauth.validateAuthResponse(server, client, answer, state);
      const keys = fetchKeys(server, limits(TIMEOUT_MS));
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        checked,
        redirectUri,
        codeVerifier,
        limits(TIMEOUT_MS),
      );
      const answered = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, response, {
        ...limits(TIMEOUT_MS),
        [oauth.jwksCache]: await keys,
      });
      const { iat = Infinity } = oauth.getValidatedIdTokenClaims(answered) ?? {};
      if (iat > Date.now() / 1000 + LEEWAY_SECONDS) throw new Error('The ID token comes from the future');
      return toTokens(answered);
    },

    async renew({ refreshToken, idToken, claims }: Tokens & { readonly refreshToken: string }): Promise<Tokens> {
      const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, {
        ...limits(RENEWAL_TIMEOUT_MS),
        additionalParameters: { resource: audience },
      });
      const renewed = toTokens(await oauth.processRefreshTokenResponse(server, renewing, response));
      if (renewed.claims && renewed.claims.sub !== claims?.sub)
        throw new Error('The renewed token is of another person');
      // A provider may keep the refresh token as it is, and need not repeat who the person is.
      return {
        ...renewed,
        refreshToken: renewed.refreshToken ?? refreshToken,
        idToken: renewed.idToken ?? idToken,
        claims: renewed.claims ?? claims,
      };
    },

    logoutUrl(idToken: string | undefined): string {
      return endpoint(server.end_session_endpoint, {
        ...(idToken ? { id_token_hint: idToken } : { client_id: clientId }),
        post_logout_redirect_uri: `${returnTo}/`,
      });
    },
  };
}

/** Only a provider that the settings themselves name without TLS (a machine of one's own) is spoken to without it. */
function within(ms: number, { protocol }: URL) {
  return { signal: AbortSignal.timeout(ms), [oauth.allowInsecureRequests]: protocol === 'http:' };
}

/** Asked for while the code is exchanged, which saves a way there and back. Without them the check asks by itself. */
async function fetchKeys({ jwks_uri }: oauth.AuthorizationServer, { signal }: { signal: AbortSignal }) {
  try {
    const jwks: oauth.JWKS = await (await fetch(jwks_uri ?? '', { signal })).json();
    return { jwks, uat: Math.floor(Date.now() / 1000) };
  } catch {
    return {};
  }
}

function toTokens(answer: oauth.TokenEndpointResponse): Tokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: answer.expires_in === undefined ? undefined : Date.now() / 1000 + answer.expires_in,
    idToken: answer.id_token,
    claims: oauth.getValidatedIdTokenClaims(answer),
  };
}
