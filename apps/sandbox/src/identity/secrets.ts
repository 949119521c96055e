import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** Made once and kept: tokens and sessions stay valid over restarts. */
async function keptSecret<T>(database: DatabaseSync, name: string, make: () => T | Promise<T>): Promise<T> {
  const kept = database.prepare('SELECT value FROM secret WHERE name = ?').get(name);
  if (kept) return JSON.parse(String(kept['value']));
  const secret = await make();
  database.prepare('INSERT INTO secret (name, value) VALUES (?, ?)').run(name, JSON.stringify(secret));
  return secret;
}

export const signingKeyOf = (database: DatabaseSync): Promise<JWK> =>
  keptSecret(database, 'signing-key', async () => {
    const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
    const jwk = await exportJWK(privateKey);
    return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' };
  });

export const cookieKeyOf = (database: DatabaseSync): Promise<string> =>
  keptSecret(database, 'cookie-key', () => randomBytes(32).toString('base64url'));
