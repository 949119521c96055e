import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string;
  readonly now: Date;
}

const LEEWAY_SECONDS = 60;

/** The checks of OpenID Connect Core 3.1.3.7; throws at the first that fails. */
export async function verifyIdToken(idToken: string, keys: JWTVerifyGetKey, expected: Expected): Promise<void> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: expected.issuer,
    audience: expected.clientId,
    algorithms: ['RS256'],
    clockTolerance: LEEWAY_SECONDS,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    currentDate: expected.now,
  });
  if (payload['nonce'] !== expected.nonce) throw new Error('The ID token answers another request');
  if (!isIssuedBy(expected.now, payload)) throw new Error('The ID token comes from the future');
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== expected.clientId) {
    throw new Error('The ID token was made for another client');
  }
}

function isIssuedBy(now: Date, { iat }: JWTPayload): boolean {
  return iat !== undefined && iat <= now.getTime() / 1000 + LEEWAY_SECONDS;
}
