import type { Secrets } from '#platform/secrets/secrets.ts';
import { readLink, signLink } from '#platform/secrets/signed-link.ts';

/** An invitation stands where a code stands: the same form, the same address. */
export const invitationPath = (secrets: Secrets, tenantId: string, invitationId: string): string =>
  `/onboarding/${signLink(secrets, 'invitation', tenantId, invitationId)}`;

export function readInvitation(secrets: Secrets, code: string) {
  const [tenantId, invitationId] = readLink(secrets, 'invitation', code) ?? [];
  return tenantId && invitationId ? { tenantId, invitationId } : undefined;
}
