import { createHash } from 'node:crypto';

/** The same for the same cause: a mail that a crash made us send again is recognised as the one that came before. */
export function messageIdOf(mail: string, tenantId: string, cause: string, from: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([mail, tenantId, cause]))
    .digest('hex');
  return `<${hash}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
