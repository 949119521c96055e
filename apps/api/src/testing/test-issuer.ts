import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';

export const TEST_AUDIENCE = 'https://api.test.example';

/** The keys with which a test file signs tokens by itself; plain data, because it crosses into the file's process. */
export interface TestIssuerKeys {
  readonly url: string;
  readonly privateJwk: JWK;
}

/** An issuer of tokens: discovery and keys over HTTP as a real one has them, tokens signed by the tests. */
export async function startTestIssuer(): Promise<{ keys: TestIssuerKeys; stop: () => Promise<void> }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const discovery = { issuer: url, jwks_uri: `${url}/jwks`, userinfo_endpoint: `${url}/me` };
    if (request.url === '/me') response.end(JSON.stringify(decodeJwt(request.headers.authorization?.slice(7) ?? '')));
    else response.end(JSON.stringify(request.url === '/jwks' ? { keys: [publicJwk] } : discovery));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    keys: { url, privateJwk: await exportJWK(privateKey) },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Longer than the longest run of random sequences, which signs in once. */
const LIFETIME_SECONDS = 86_400;

export interface TokenWish {
  readonly subject: string;
  readonly scopes?: readonly string[];
  /** As the provider's userinfo endpoint tells it. */
  readonly email?: string;
  readonly isEmailVerified?: boolean;
  readonly audience?: string;
  readonly issuer?: string;
  readonly expiresInSeconds?: number;
}

export async function signToken(keys: TestIssuerKeys, wish: TokenWish): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const { email, isEmailVerified = true } = wish;
  return new SignJWT({ scope: (wish.scopes ?? []).join(' '), ...(email && { email, email_verified: isEmailVerified }) })
    .setProtectedHeader({ alg: 'RS256', kid: 'test' })
    .setIssuer(wish.issuer ?? keys.url)
    .setAudience(wish.audience ?? TEST_AUDIENCE)
    .setSubject(wish.subject)
    .setIssuedAt(now - 600)
    .setExpirationTime(now + (wish.expiresInSeconds ?? LIFETIME_SECONDS))
    .sign(await importJWK(keys.privateJwk, 'RS256'));
}
