import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** What a link is for. A signature for one purpose is worth nothing for another. */
type Purpose = 'contact-confirmation';

const signature = (secrets: Secrets, purpose: Purpose, id: string): Buffer => secrets.fingerprint('link', purpose, id);

/** The secret part of a link in a mail: the id of what it concerns and the server's signature on it. Nothing is stored. */
export const signLink = (secrets: Secrets, purpose: Purpose, id: string): string =>
  `${id}.${signature(secrets, purpose, id).toString('base64url')}`;

/** The id, if the server itself made the link for this purpose. */
export function readLink(secrets: Secrets, purpose: Purpose, token: string): string | undefined {
  const [id = '', signed = ''] = token.split('.');
  if (!z.uuid().safeParse(id).success) return undefined;
  const [given, expected] = [Buffer.from(signed, 'base64url'), signature(secrets, purpose, id)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
