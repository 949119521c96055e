import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#platform/session/memory-storage.fixture.ts';

const ISSUER = 'https://idp.example';
const TOLD = JSON.stringify({
  settings: { oidc: { authority: ISSUER, clientId: 'web', appClientId: 'app', audience: 'api' }, webPushKey: null },
  server: { issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth` },
});
const replace = vi.fn<(url: string) => void>();
const getElementById = vi.fn<(id: string) => null>(() => null);

beforeEach(() => {
  vi.resetModules();
  replace.mockClear();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens the app at this path; answers whether the page leaves, and whether it still says where to sign in. */
async function open(path: string, told = TOLD, isOnPhone = false) {
  const dataset: DOMStringMap = {};
  const remove = vi.fn();
  const { href, origin, pathname } = new URL(path, 'https://app.example');
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: () => ({ content: told, remove }),
    getElementById,
  });
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    location: { href, origin, pathname, replace },
    Capacitor: { isNativePlatform: () => isOnPhone },
  });
  await import('./leave-at-once.ts');
  return { leaves: 'leaves' in dataset, stillTells: remove.mock.calls.length === 0 };
}

it('is off to the provider before any file has come, and is led back to where the person wanted to go', async () => {
  expect(await open('/appointments?day=1#top')).toEqual({ leaves: true, stillTells: false });
  await vi.waitFor(() => expect(replace).toHaveBeenCalled());
  const url = new URL(replace.mock.calls[0]?.[0] ?? '');
  expect(url.href).toMatch(`${ISSUER}/auth?`);
  expect(url.searchParams.get('redirect_uri')).toBe('https://app.example/oidc-callback');
  const { takeTransaction } = await import('#platform/session/login-transaction.ts');
  expect(takeTransaction(url.searchParams.get('state')).path).toBe('/appointments?day=1#top');
});

it.each([
  ['a link of a mail, which needs no login', () => open('/answer_offer/a')],
  ['the provider’s answer', () => open('/oidc-callback?state=s&code=c')],
  ['the app on a phone, which opens another browser for it', () => open('/', TOLD, true)],
  [
    'somebody who signed out without a network, and must not be signed in again',
    async () => {
      const { unfinishedLogout } = await import('#platform/session/unfinished-logout.ts');
      unfinishedLogout.note();
      return open('/');
    },
  ],
])('stays for %s', async (_, opened) => {
  expect(await opened()).toEqual({ leaves: false, stillTells: true });
  expect(sessionStorage).toHaveLength(0);
});

it('stays in a page that was kept, or whose provider is away', async () => {
  expect(await open('/', '')).toMatchObject({ leaves: false });
});

it('does not stay blank where the way can not be taken', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { setItem });
  await open('/');
  await vi.waitFor(() => expect(getElementById).toHaveBeenCalledWith('root'));
  expect(replace).not.toHaveBeenCalled();
});
