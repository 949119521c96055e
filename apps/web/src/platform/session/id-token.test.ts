import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyIdToken } from './id-token.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const EXPECTED = { issuer: 'https://idp.example', clientId: 'web', nonce: 'n-1', now: NOW };
const VALID: JWTPayload = {
  iss: 'https://idp.example',
  aud: 'web',
  sub: 'person',
  nonce: 'n-1',
  iat: SECONDS,
  exp: SECONDS + 300,
};

let keys: ReturnType<typeof createLocalJWKSet>;
let privateKey: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k' }] });
});

const sign = (claims: JWTPayload, key: CryptoKey | Uint8Array = privateKey, alg = 'RS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: 'k' }).sign(key);
const verify = async (claims: JWTPayload) => verifyIdToken(await sign(claims), keys, EXPECTED);

describe('an ID token', () => {
  it('is taken when everything fits', async () => {
    await expect(verify(VALID)).resolves.toBeUndefined();
  });

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'other' }],
    ['another nonce', { nonce: 'n-2' }],
    ['several audiences and another authorized party', { aud: ['web', 'other'], azp: 'other' }],
    ['an expiry beyond the leeway', { exp: SECONDS - 61 }],
    ['an issue time beyond the leeway', { iat: SECONDS + 61 }],
  ])('is refused with %s', async (_, claims) => {
    await expect(verify({ ...VALID, ...claims })).rejects.toThrow();
  });

  it.each(['sub', 'exp', 'iat', 'nonce', 'aud', 'iss'])('is refused without %s', async (claim) => {
    const { [claim]: _, ...claims } = VALID;
    await expect(verify(claims)).rejects.toThrow();
  });

  it.each<[string, JWTPayload]>([
    ['expired', { exp: SECONDS - 59 }],
    ['issued in the future', { iat: SECONDS + 59 }],
  ])('is taken when it is %s within the leeway', async (_, claims) => {
    await expect(verify({ ...VALID, ...claims })).resolves.toBeUndefined();
  });

  it('is refused with a symmetric signature', async () => {
    const token = await sign(VALID, new TextEncoder().encode('a secret that is long enough for HS256'), 'HS256');
    await expect(verifyIdToken(token, keys, EXPECTED)).rejects.toThrow(/alg/);
  });

  it('is refused when another key signed it', async () => {
    const { privateKey: foreign } = await generateKeyPair('RS256');
    await expect(verifyIdToken(await sign(VALID, foreign), keys, EXPECTED)).rejects.toThrow(/signature/);
  });
});
