import { z } from 'zod';
import type { LinkPurpose, Secrets } from '#platform/secrets/secrets.ts';

/** The secret part of a link in a mail: the ids of what it concerns and the server's signature on them. Nothing is stored. */
export const signLink = (secrets: Secrets, purpose: LinkPurpose, ...ids: readonly string[]): string =>
  [...ids, secrets.sign(purpose, ids.join('.')).toString('base64url')].join('.');

/** The ids, if the server itself made the link for this purpose. */
export function readLink(secrets: Secrets, purpose: LinkPurpose, token: string): readonly string[] | undefined {
  const parts = token.split('.');
  const ids = parts.slice(0, -1);
  if (ids.length === 0 || !z.array(z.uuid()).safeParse(ids).success) return undefined;
  return secrets.isSigned(purpose, ids.join('.'), Buffer.from(parts.at(-1) ?? '', 'base64url')) ? ids : undefined;
}
