import { beforeEach, expect, it, vi } from 'vitest';
import { beginTransaction, takeTransaction } from './login-transaction.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', memoryStorage());
});

const DISCOVERED = {
  settings: { oidc: { authority: 'https://idp.example', clientId: 'web', audience: 'api' }, webPushKey: undefined },
  server: { issuer: 'https://idp.example' },
};
const begun = () => beginTransaction('/appointments', DISCOVERED);

it('takes the answer to the login that was begun', () => {
  const transaction = begun();
  expect(takeTransaction(transaction.state)).toEqual(transaction);
});

it('tells a login that was never begun here', () => {
  expect(() => takeTransaction('a')).toThrow(expect.objectContaining({ code: 'missing_transaction' }));
});

it('takes an answer once', () => {
  const { state } = begun();
  takeTransaction(state);
  expect(() => takeTransaction(state)).toThrow(expect.objectContaining({ code: 'missing_transaction' }));
});

it.each(['b', null])('tells the answer %s to another login, and keeps waiting for the right one', (answered) => {
  const { state } = begun();
  expect(() => takeTransaction(answered)).toThrow(
    expect.objectContaining({ code: 'state_mismatch', message: 'Invalid state' }),
  );
  expect(takeTransaction(state).path).toBe('/appointments');
});

it('takes no late answer to an older login', () => {
  const older = begun();
  begun();
  expect(() => takeTransaction(older.state)).toThrow(expect.objectContaining({ code: 'state_mismatch' }));
});

it('never uses a secret twice', () => {
  const [first, second] = [begun(), begun()];
  for (const secret of ['state', 'nonce', 'codeVerifier'] as const) expect(first[secret]).not.toBe(second[secret]);
});

it('is found again by an app on a phone that the system ended meanwhile', () => {
  vi.stubGlobal('window', { Capacitor: { isNativePlatform: () => true } });
  vi.stubGlobal('localStorage', memoryStorage());
  const { state } = begun();
  vi.stubGlobal('sessionStorage', memoryStorage());
  expect(takeTransaction(state).path).toBe('/appointments');
});
