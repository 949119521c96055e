import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';

const ISSUER = 'https://idp.example';
const DISCOVERED = {
  settings: { oidc: { authority: ISSUER, clientId: 'web', audience: 'api' }, webPushKey: undefined },
  server: { issuer: ISSUER, token_endpoint: `${ISSUER}/token` },
};

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('window', {
    location: { origin: 'https://app.example', pathname: '/oidc-callback', search: '' },
    history: { replaceState: () => undefined },
    sessionStorage,
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

it('knows where the person is heading before the provider’s answer is taken up', async () => {
  const { signIn } = await import('./sign-in.ts');
  const { heading } = await import('./heading.ts');
  const { beginTransaction } = await import('./login-transaction.ts');
  const { state } = beginTransaction('/appointments?day=1', DISCOVERED);
  window.location.search = `?state=${state}&code=c`;
  await signIn();
  expect(heading.get()).toBe('/appointments');
});
