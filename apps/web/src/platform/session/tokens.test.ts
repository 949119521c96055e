import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';
import { type Tokens, tokenStore } from './tokens.ts';

const TOKENS = { accessToken: 'a', refreshToken: 'r', expiresAt: 1, idToken: 'i', claims: undefined } as Tokens;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', {});
});

it('keeps the tokens of a browser tab nowhere but in the page', () => {
  tokenStore.save(TOKENS);
  expect(tokenStore.read()).toEqual(TOKENS);
  expect(localStorage.length).toBe(0);
  tokenStore.clear();
  expect(tokenStore.read()).toBeUndefined();
});

it('keeps those of the app on a phone over its end, until somebody signs out', () => {
  vi.stubGlobal('window', { Capacitor: { isNativePlatform: () => true } });
  tokenStore.save(TOKENS);
  expect(localStorage.length).toBe(1);
  expect(tokenStore.read()).toMatchObject({ accessToken: 'a' });
  tokenStore.clear();
  expect(tokenStore.read()).toBeUndefined();
  expect(localStorage.length).toBe(0);
});
