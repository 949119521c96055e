import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProvider } from '#platform/identity/provider-watch.ts';

const ISSUER = 'https://login.example.at';
const DESCRIPTION = {
  issuer: `${ISSUER}/`,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
};
let now = 0;
let answer: () => Response;
const asked = vi.fn<(url: string) => void>();

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const watch = () => watchProvider(ISSUER, () => now);

test('tells what a sign-in needs, and asks once in ten seconds for it', async () => {
  answer = () => Response.json({ ...DESCRIPTION, scopes_supported: ['openid'] });
  const provider = watch();
  expect(await provider()).toEqual(DESCRIPTION);
  now += 10_000;
  await provider();
  expect(asked.mock.calls).toEqual([[`${ISSUER}/.well-known/openid-configuration`]]);
  now += 1;
  await provider();
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Response]>([
  ['is away', () => Response.error()],
  ['is failing', () => Response.json(DESCRIPTION, { status: 500 })],
  ['is another one', () => Response.json({ ...DESCRIPTION, issuer: 'https://evil.example' })],
  ['says too little', () => Response.json({ issuer: ISSUER })],
  ['says nothing that can be read', () => new Response('<html>')],
])('tells nothing while the provider %s, and asks again', async (_, failing) => {
  answer = failing;
  const provider = watch();
  expect(await provider()).toBeUndefined();
  answer = () => Response.json(DESCRIPTION);
  now += 10_001;
  expect(await provider()).toEqual(DESCRIPTION);
});

test('keeps no page waiting for a provider that does not answer', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  expect(await watch()()).toBeUndefined();
});
