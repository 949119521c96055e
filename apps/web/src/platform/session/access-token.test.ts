import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';

const ISSUER = 'https://idp.example';
const HELD = { accessToken: 'a', refreshToken: 'r', expiresAt: 0, idToken: 'i', claims: undefined };
const SETTINGS = { oidc: { authority: ISSUER, clientId: 'web', audience: 'api' } };
const SERVER = { issuer: ISSUER, token_endpoint: `${ISSUER}/token` };
const renewed = async () => Response.json({ access_token: 'a2', token_type: 'Bearer', expires_in: 600 });

/** The modules as a page has them that was just loaded, signed in with a token that has expired. */
async function aPage(token: () => Promise<Response>, settings: () => Response = () => Response.json(SETTINGS)) {
  const asked = vi.fn(token);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/settings.json') return settings();
    return url === SERVER.token_endpoint ? asked() : Response.json(SERVER);
  });
  const [{ getAccessToken }, { tokenStore }, { sessionState }] = await Promise.all([
    import('./access-token.ts'),
    import('./tokens.ts'),
    import('./session-state.ts'),
  ]);
  tokenStore.save(HELD);
  sessionState.set({ status: 'signed-in' });
  return { getAccessToken, tokenStore, sessionState, asked };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', {
    location: { origin: 'https://app.example' },
    sessionStorage: memoryStorage(),
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('calls that come at once share one renewal: a refresh token is good once', async () => {
  const { getAccessToken, asked } = await aPage(renewed);
  expect(await Promise.all([getAccessToken(), getAccessToken()])).toEqual(['a2', 'a2']);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('keeps nothing when the person signed out during the renewal', async () => {
  const page = await aPage(async () => {
    page.tokenStore.clear();
    return renewed();
  });
  await expect(page.getAccessToken()).rejects.toThrow();
  expect(page.tokenStore.read()).toBeUndefined();
});

it('keeps the person signed in when the provider is too slow, and works the next time', async () => {
  const answers = [async () => Promise.reject(new DOMException('late', 'TimeoutError')), renewed];
  const { getAccessToken, sessionState } = await aPage(async () => (answers.shift() ?? renewed)());
  await expect(getAccessToken()).rejects.toMatchObject({ code: 'timeout' });
  expect(sessionState.get().status).toBe('signed-in');
  expect(await getAccessToken()).toBe('a2');
});

it('finds the provider when the first try to do so failed', async () => {
  const answers = [new Response(null, { status: 503 })];
  const { getAccessToken } = await aPage(renewed, () => answers.shift() ?? Response.json(SETTINGS));
  await expect(getAccessToken()).rejects.toThrow();
  expect(await getAccessToken()).toBe('a2');
});
