import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import type { FastifyRequest } from 'fastify';
import { hashCaller } from '#platform/identity/caller.ts';
import type { VerifiedClaims } from '#platform/identity/token-claims.ts';
import type { TokenVerifier } from '#platform/identity/verify-token.ts';
import { type Credentials, hashTicket, uuidOrUnknown } from '#platform/identity/viewer.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export interface VerifiedCredentials extends Credentials {
  readonly claims: VerifiedClaims | undefined;
}

/** Reads who asks from a request, and checks the token. */
export async function credentialsOf(
  request: FastifyRequest,
  { tokens, secrets }: { readonly tokens: TokenVerifier; readonly secrets: Secrets },
): Promise<VerifiedCredentials> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const ticket = headerOf(request, DEVICE_TICKET.header);
  const tenantId = headerOf(request, 'x-tenant-id');
  const claims = bearer ? await tokens.verify(bearer) : undefined;
  return {
    claims,
    ticketHash: ticket ? hashTicket(ticket) : null,
    tenantId: tenantId === undefined ? null : uuidOrUnknown(tenantId),
    // Few ask for it, and it costs as much as the rest of this together.
    caller: () => hashCaller(secrets, request.ip),
    verifiedEmail: async () => (bearer && claims ? tokens.verifiedEmail(bearer, claims.subject) : null),
  };
}

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
