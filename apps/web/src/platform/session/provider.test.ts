import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toLoginError } from './login-error.ts';
import { loginUrl } from './login-url.ts';
import { createProvider, discover, openProvider } from './provider.ts';
import type { Tokens } from './tokens.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const ISSUER = 'https://idp.example';
const SERVER = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth?tenant=a`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
  end_session_endpoint: `${ISSUER}/logout`,
};
const SETTINGS = { oidc: { authority: ISSUER, clientId: 'web', audience: 'api' }, webPushKey: undefined };
const TRANSACTION = {
  path: '/',
  state: 's-1',
  nonce: 'n-1',
  codeVerifier: 'v'.repeat(43),
  discovered: { settings: SETTINGS, server: SERVER },
};
const VALID: JWTPayload = { iss: ISSUER, aud: 'web', sub: 'person', nonce: 'n-1', iat: SECONDS, exp: SECONDS + 300 };

let privateKey: CryptoKey;
let jwks: object;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k' }] };
});
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const sign = (claims: JWTPayload, key: CryptoKey | Uint8Array = privateKey, alg = 'RS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: 'k' }).sign(key);

/** A provider in the place of the network, whose token endpoint gives `answer`. */
function aProvider(answer: object, status = 200) {
  const sent: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === `${ISSUER}/jwks`) return Response.json(jwks);
    sent.push(new URLSearchParams(String(body)));
    return Response.json(answer, { status });
  });
  return { provider: createProvider(SETTINGS, SERVER, 'https://app.example'), sent };
}

const GIVEN = { access_token: 'a', token_type: 'Bearer', expires_in: 600, refresh_token: 'r' };
const CALLBACK = new URLSearchParams({ state: 's-1', code: 'c' });
const exchange = async (idToken: string) =>
  aProvider({ ...GIVEN, id_token: idToken }).provider.exchangeCode(CALLBACK, TRANSACTION);

describe('a login', () => {
  it('asks for a code that only this browser can exchange', async () => {
    const url = new URL(await loginUrl(TRANSACTION, 'https://app.example'));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      tenant: 'a',
      client_id: 'web',
      redirect_uri: 'https://app.example/oidc-callback',
      response_type: 'code',
      state: 's-1',
      nonce: 'n-1',
      code_challenge_method: 'S256',
      audience: 'api',
      resource: 'api',
    });
    const asked = url.searchParams.get('scope')?.split(' ');
    expect(asked).toEqual(['openid', 'profile', 'email', 'offline_access', ...SCOPES]);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(TRANSACTION.codeVerifier));
    expect(url.searchParams.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'));
  });

  it('exchanges the code with its proof', async () => {
    const { provider, sent } = aProvider({ ...GIVEN, id_token: await sign(VALID) });
    const tokens = await provider.exchangeCode(CALLBACK, TRANSACTION);
    expect(tokens).toMatchObject({ accessToken: 'a', refreshToken: 'r', expiresAt: SECONDS + 600 });
    expect(tokens.claims?.sub).toBe('person');
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'c',
      code_verifier: TRANSACTION.codeVerifier,
      client_id: 'web',
    });
  });

  it('asks for nothing that was answered before it, and for the keys once', async () => {
    const asked: string[] = [];
    const idToken = await sign(VALID);
    vi.stubGlobal('window', { location: { origin: 'https://app.example' } });
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json(url === SERVER.jwks_uri ? jwks : { ...GIVEN, id_token: idToken });
    });
    const provider = await openProvider(TRANSACTION.discovered);
    expect(provider.discovered).toEqual(TRANSACTION.discovered);
    await provider.exchangeCode(CALLBACK, TRANSACTION);
    expect(asked.toSorted()).toEqual([SERVER.jwks_uri, SERVER.token_endpoint]);
  });

  it('asks for the keys again when the first answer was lost', async () => {
    const { provider } = aProvider({ ...GIVEN, id_token: await sign(VALID) });
    const answering = fetch;
    let lost = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url === SERVER.jwks_uri && lost++ === 0) throw new TypeError('network');
      return answering(url, init);
    });
    await expect(provider.exchangeCode(CALLBACK, TRANSACTION)).resolves.toMatchObject({ accessToken: 'a' });
  });

  it('is not completed by an answer with another state', async () => {
    const { provider, sent } = aProvider({ ...GIVEN, id_token: await sign(VALID) });
    const answer = new URLSearchParams({ state: 's-2', code: 'c' });
    await expect(provider.exchangeCode(answer, TRANSACTION)).rejects.toThrow(/state/);
    expect(sent).toEqual([]);
  });

  it("gives the provider's no as it is", async () => {
    const { provider } = aProvider(GIVEN);
    const answer = new URLSearchParams({ state: 's-1', error: 'access_denied' });
    const failure = await provider.exchangeCode(answer, TRANSACTION).catch((cause: unknown) => cause);
    expect(toLoginError(failure, 'login').code).toBe('cancelled');
  });
});

describe('an ID token', () => {
  it('has to come with the tokens', async () => {
    await expect(aProvider(GIVEN).provider.exchangeCode(CALLBACK, TRANSACTION)).rejects.toThrow();
  });

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'other' }],
    ['another nonce', { nonce: 'n-2' }],
    ['several audiences and another authorized party', { aud: ['web', 'other'], azp: 'other' }],
    ['an expiry beyond the leeway', { exp: SECONDS - 61 }],
    ['an issue time beyond the leeway', { iat: SECONDS + 61 }],
  ])('is refused with %s', async (_, claims) => {
    await expect(exchange(await sign({ ...VALID, ...claims }))).rejects.toThrow();
  });

  it.each(['sub', 'exp', 'iat', 'nonce', 'aud', 'iss'])('is refused without %s', async (claim) => {
    const { [claim]: _, ...claims } = VALID;
    await expect(exchange(await sign(claims))).rejects.toThrow();
  });

  it.each<[string, JWTPayload]>([
    ['expired', { exp: SECONDS - 59 }],
    ['issued in the future', { iat: SECONDS + 59 }],
  ])('is taken when it is %s within the leeway', async (_, claims) => {
    await expect(exchange(await sign({ ...VALID, ...claims }))).resolves.toMatchObject({ accessToken: 'a' });
  });

  it.each(['HS256', 'HS512'])('is refused with a symmetric signature (%s)', async (alg) => {
    const secret = new TextEncoder().encode('a secret that is long enough for HS512, which wants 64 of these bytes');
    await expect(exchange(await sign(VALID, secret, alg))).rejects.toThrow(/alg/);
  });

  it('is refused with an algorithm that is not ours', async () => {
    const { privateKey: other } = await generateKeyPair('PS256');
    await expect(exchange(await sign(VALID, other, 'PS256'))).rejects.toThrow(/alg/);
  });

  it('is refused when another key signed it', async () => {
    const { privateKey: foreign } = await generateKeyPair('RS256');
    await expect(exchange(await sign(VALID, foreign))).rejects.toThrow(/signature/);
  });
});

describe('a renewal', () => {
  const held = { accessToken: 'a', refreshToken: 'r', expiresAt: SECONDS, idToken: 'i', claims: VALID } as Tokens & {
    refreshToken: string;
  };
  const { refresh_token: _, ...kept } = GIVEN;

  it('takes the new tokens', async () => {
    const { provider, sent } = aProvider({ ...GIVEN, access_token: 'a2', refresh_token: 'r2' });
    await expect(provider.renew(held)).resolves.toMatchObject({ accessToken: 'a2', refreshToken: 'r2', idToken: 'i' });
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'r',
      resource: 'api',
    });
  });

  it('keeps the refresh token when the provider gives no other', async () => {
    await expect(aProvider(kept).provider.renew(held)).resolves.toMatchObject({ refreshToken: 'r' });
  });

  it('knows who the person is also when the provider does not repeat it', async () => {
    await expect(aProvider(kept).provider.renew(held)).resolves.toMatchObject({ idToken: 'i', claims: VALID });
  });

  it.each([-30, 30])('takes the new tokens also when the clock was set %d days off since the login', async (days) => {
    const idToken = await sign({ ...VALID, iat: SECONDS + days * 86_400, exp: SECONDS + days * 86_400 + 300 });
    const { provider } = aProvider({ ...GIVEN, access_token: 'a2', id_token: idToken });
    await expect(provider.renew(held)).resolves.toMatchObject({ accessToken: 'a2' });
  });

  it('is refused for another person', async () => {
    const idToken = await sign({ ...VALID, sub: 'somebody else' });
    await expect(aProvider({ ...GIVEN, id_token: idToken }).provider.renew(held)).rejects.toThrow(/another person/);
  });

  it('asks for a new login when the refresh token is used up', async () => {
    const failure = await aProvider({ error: 'invalid_grant' }, 400)
      .provider.renew(held)
      .catch((cause: unknown) => cause);
    expect(toLoginError(failure, 'renewal').code).toBe('login_required');
  });
});

it('ends the session at the provider too', () => {
  const url = new URL(aProvider({}).provider.logoutUrl('i'));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id_token_hint: 'i',
    post_logout_redirect_uri: 'https://app.example/',
  });
});

it('names itself to the provider when there is no ID token any more', () => {
  expect(new URL(aProvider({}).provider.logoutUrl(undefined)).searchParams.get('client_id')).toBe('web');
});

describe('the discovery', () => {
  const discovered = (named: string, authority: string) => {
    vi.stubGlobal('fetch', async () => Response.json({ issuer: named }));
    return discover({ ...SETTINGS, oidc: { ...SETTINGS.oidc, authority } });
  };

  it.each([
    ['https://idp.example/realm', 'https://idp.example/realm'],
    ['https://idp.example/realm/', 'https://idp.example/realm'],
    ['https://idp.example/realm', 'https://idp.example/realm/'],
    ['https://idp.example/', 'https://idp.example'],
  ])('takes the issuer %s for %s', async (named, authority) => {
    await expect(discovered(named, authority)).resolves.toMatchObject({ issuer: named });
  });

  it('refuses a document of another issuer', async () => {
    await expect(discovered('https://evil.example/', 'https://idp.example')).rejects.toThrow(/issuer/);
  });
});
