import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenVerifier, IdentityProviderUnavailable } from '#platform/identity/verify-token.ts';

let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let server: Server;
let issuer: string;
let writtenIssuer: string;
let keyRequests = 0;

beforeAll(async () => {
  pair = await generateKeyPair('RS256', { extractable: true });
});
beforeEach(async () => {
  keyRequests = 0;
  // Without `alg`, as many providers publish them: then only our own list decides.
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1' };
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/jwks') keyRequests += 1;
    response.end(
      JSON.stringify(
        request.url === '/jwks'
          ? { keys: [jwk] }
          : { issuer: writtenIssuer, jwks_uri: `${issuer}/jwks`, token_endpoint: 'https://token.example/t' },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writtenIssuer = issuer;
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const aToken = (changes: { iss?: string; aud?: string; kid?: string; exp?: string | number } = {}) =>
  new SignJWT({ scope: 'read:tenants write:tenants' })
    .setProtectedHeader({ alg: 'RS256', kid: changes.kid ?? 'k1' })
    .setIssuer(changes.iss ?? writtenIssuer)
    .setAudience(changes.aud ?? 'api')
    .setSubject('someone')
    .setIssuedAt()
    .setExpirationTime(changes.exp ?? '10m')
    .sign(pair.privateKey);

describe('an access token', () => {
  test('is taken with its scopes', async () => {
    const claims = await createTokenVerifier(issuer, 'api').verify(await aToken());
    expect(claims).toMatchObject({ issuer, subject: 'someone', scopes: new Set(['read:tenants', 'write:tenants']) });
  });

  test('of a provider that writes a slash at the end is taken too, and means the same issuer', async () => {
    writtenIssuer = `${issuer}/`;
    expect(await createTokenVerifier(issuer, 'api').verify(await aToken())).toMatchObject({ issuer });
  });

  test('that is not signed, signed with a shared secret, or signed by an unknown key is refused', async () => {
    const verifier = createTokenVerifier(issuer, 'api');
    const claims = { iss: issuer, aud: 'api', sub: 'someone', exp: Date.now() / 1000 + 60 };
    expect(await verifier.verify(new UnsecuredJWT(claims).encode())).toBeUndefined();
    const shared = new TextEncoder().encode('a secret that is long enough for HS256');
    expect(
      await verifier.verify(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(shared)),
    ).toBeUndefined();
    expect(await verifier.verify(await aToken({ kid: 'k2' }))).toBeUndefined();
    expect(await verifier.verify('no token')).toBeUndefined();
  });

  test('with another algorithm of the same key, or without an end, is refused', async () => {
    const verifier = createTokenVerifier(issuer, 'api');
    const claims = { iss: issuer, aud: 'api', sub: 'someone' };
    const other = await importJWK(await exportJWK(pair.privateKey), 'RS512');
    const rs512 = new SignJWT({ ...claims, exp: Date.now() / 1000 + 60 }).setProtectedHeader({
      alg: 'RS512',
      kid: 'k1',
    });
    expect(await verifier.verify(await rs512.sign(other))).toBeUndefined();
    const endless = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' });
    expect(await verifier.verify(await endless.sign(pair.privateKey))).toBeUndefined();
  });

  test('for somebody else, or of another issuer, is refused', async () => {
    const verifier = createTokenVerifier(issuer, 'api');
    expect(await verifier.verify(await aToken({ aud: 'another-api' }))).toBeUndefined();
    expect(await verifier.verify(await aToken({ iss: 'https://elsewhere.example' }))).toBeUndefined();
  });

  test('that was remembered is refused from its expiry on', async () => {
    const verifier = createTokenVerifier(issuer, 'api');
    const exp = Math.floor(Date.now() / 1000) + 30;
    const token = await aToken({ exp });
    expect(await verifier.verify(token)).toBeDefined();
    vi.useFakeTimers({ now: (exp - 1) * 1000, toFake: ['Date'] });
    expect(await verifier.verify(token)).toBeDefined();
    vi.setSystemTime((exp + 1) * 1000);
    expect(await verifier.verify(token)).toBeUndefined();
  });

  test('does not make the server ask for the keys each time', async () => {
    const verifier = createTokenVerifier(issuer, 'api');
    for (const minutes of ['5m', '6m', '7m']) await verifier.verify(await aToken({ exp: minutes }));
    expect(keyRequests).toBe(1);
  });

  test('can not be judged while the provider is away, and can once it is back', async () => {
    const verifier = createTokenVerifier(issuer, 'api');
    const token = await aToken();
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await expect(verifier.verify(token)).rejects.toThrow(IdentityProviderUnavailable);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await verifier.verify(token)).toBeDefined();
  });

  test('may be had from another host, which the page is then allowed to ask', async () => {
    const verifier = createTokenVerifier(issuer, 'api');
    expect(verifier.origins()).toEqual([issuer]);
    await verifier.verify(await aToken());
    expect(verifier.origins()).toEqual([issuer, 'https://token.example']);
  });

  test('is not judged by somebody else’s discovery document', async () => {
    writtenIssuer = 'https://elsewhere.example';
    await expect(createTokenVerifier(issuer, 'api').verify(await aToken())).rejects.toThrow(
      IdentityProviderUnavailable,
    );
  });
});
