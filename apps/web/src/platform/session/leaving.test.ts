import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';

const ISSUER = 'https://idp.example';
const HELD = { accessToken: 'a', refreshToken: 'r', expiresAt: undefined, idToken: 'i', claims: undefined };
const replace = vi.fn<(url: string) => void>();

beforeEach(() => {
  vi.resetModules();
  replace.mockClear();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => undefined;
    },
  );
  vi.stubGlobal('window', {
    Capacitor: { isNativePlatform: () => true },
    location: { origin: 'https://app.example', pathname: '/oidc-callback', search: '?state=other&code=c', replace },
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
