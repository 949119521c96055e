import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';

const ISSUER = 'https://idp.example';
const HELD = { accessToken: 'a', refreshToken: 'r', expiresAt: undefined, idToken: 'i', claims: undefined };
const heard: (() => void)[] = [];
const replace = vi.fn<(url: string) => void>();

beforeEach(() => {
  vi.resetModules();
  replace.mockClear();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => undefined;
      addEventListener = (_: string, listener: () => void) => heard.push(listener);
    },
  );
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', {
    location: { origin: 'https://app.example', pathname: '/oidc-callback', search: '?state=other&code=c', replace },
    addEventListener: () => undefined,
    history: { replaceState: () => undefined },
    sessionStorage: memoryStorage(),
    localStorage,
  });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url === '/settings.json'
        ? { oidc: { authority: ISSUER, clientId: 'web', audience: 'api' } }
        : { issuer: ISSUER, end_session_endpoint: `${ISSUER}/logout` },
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

it('tells the provider whose session ends, and keeps no token', async () => {
  const { logout } = await import('./logout.ts');
  const { tokenStore } = await import('./tokens.ts');
  tokenStore.save(HELD);
  await logout();
  expect(new URL(replace.mock.calls[0]?.[0] ?? '').searchParams.get('id_token_hint')).toBe('i');
  expect(tokenStore.read()).toBeUndefined();
});

it('keeps nothing of the person in another tab either', async () => {
  const { followLogout } = await import('./logout.ts');
  const { queryClient } = await import('#platform/graphql/query-client.ts');
  const { lastViewer } = await import('./last-viewer.ts');
  const { sessionState } = await import('./session-state.ts');
  const { tokenStore } = await import('./tokens.ts');
  tokenStore.save(HELD);
  queryClient.setQueryData(['own-offers'], ['Gala']);
  localStorage.setItem('keptShifts', '{}');
  lastViewer.note({ role: 'TARGET_USER', hasInvoicingModule: false, hasAccountingInterface: false });
  followLogout();
  heard.at(-1)?.();
  expect(queryClient.getQueryData(['own-offers'])).toBeUndefined();
  expect([localStorage.getItem('keptShifts'), tokenStore.read(), lastViewer.read()]).toEqual([
    null,
    undefined,
    undefined,
  ]);
  expect(sessionState.get().status).toBe('signed-out');
});

it('keeps no token of before when a login fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { signIn } = await import('./sign-in.ts');
  const { sessionState } = await import('./session-state.ts');
  const { tokenStore } = await import('./tokens.ts');
  tokenStore.save(HELD);
  await signIn();
  expect(sessionState.get().status).toBe('failed');
  expect(tokenStore.read()).toBeUndefined();
});

it('is not refused by a network that was cut on the way back, and begins anew when it is there again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const settings = { oidc: { authority: ISSUER, clientId: 'web', audience: 'api' } };
  const server = { issuer: ISSUER, token_endpoint: `${ISSUER}/token`, authorization_endpoint: `${ISSUER}/authorize` };
  const transaction = {
    path: '/shifts',
    state: 'other',
    nonce: 'n',
    codeVerifier: 'v',
    discovered: { settings, server },
  };
  const storage = memoryStorage();
  storage.setItem('oidc.login', JSON.stringify(transaction));
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { onLine: false });
  const replaceState = vi.spyOn(window.history, 'replaceState');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { signIn } = await import('./sign-in.ts');
  const { sessionState } = await import('./session-state.ts');
  await signIn();
  expect(sessionState.get()).toMatchObject({ status: 'failed', error: { classification: 'UNREACHABLE' } });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/shifts');

  Object.assign(window.location, { pathname: '/shifts', href: 'https://app.example/shifts' });
  await signIn();
  expect(replace, 'no way leads out without a network').not.toHaveBeenCalled();

  vi.stubGlobal('fetch', async (url: string) => Response.json(url === '/settings.json' ? settings : server));
  void signIn();
  await vi.waitFor(() => expect(replace.mock.calls[0]?.[0]).toMatch(`${ISSUER}/authorize`));
});

it('ends at the provider before the next login what was ended here without a network', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const online = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { logout } = await import('./logout.ts');
  const { sessionState } = await import('./session-state.ts');
  const { tokenStore } = await import('./tokens.ts');
  tokenStore.save(HELD);
  await logout();
  expect(sessionState.get()).toEqual({ status: 'signed-out', isHalf: true });
  expect(replace).not.toHaveBeenCalled();

  // The page was closed, and another one starts when the network is back.
  vi.resetModules();
  vi.stubGlobal('fetch', online);
  const { signInAnew } = await import('./logout.ts');
  await signInAnew();
  expect(replace.mock.calls[0]?.[0]).toMatch(`${ISSUER}/logout`);
  expect(localStorage).toHaveLength(0);
});
