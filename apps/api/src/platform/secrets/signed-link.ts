import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** What a link is for. A signature for one purpose is worth nothing for another. */
type Purpose = 'contact-confirmation' | 'offer-answer';

const signature = (secrets: Secrets, purpose: Purpose, ids: readonly string[]): Buffer =>
  secrets.fingerprint('link', purpose, ids.join('.'));

/** The secret part of a link in a mail: the ids of what it concerns and the server's signature on them. Nothing is stored. */
export const signLink = (secrets: Secrets, purpose: Purpose, ...ids: readonly string[]): string =>
  [...ids, signature(secrets, purpose, ids).toString('base64url')].join('.');

/** The ids, if the server itself made the link for this purpose. */
export function readLink(secrets: Secrets, purpose: Purpose, token: string): readonly string[] | undefined {
  const parts = token.split('.');
  const ids = parts.slice(0, -1);
  if (ids.length === 0 || !z.array(z.uuid()).safeParse(ids).success) return undefined;
  const [given, expected] = [Buffer.from(parts.at(-1) ?? '', 'base64url'), signature(secrets, purpose, ids)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? ids : undefined;
}
