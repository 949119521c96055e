import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { errors, type ResourceServer } from 'oidc-provider';
import { AUDIENCE } from '#sandbox/identity/audience.ts';

export const resourceServer = (accessTokenSeconds: number) =>
  ({
    audience: AUDIENCE,
    scope: SCOPES.join(' '),
    accessTokenTTL: accessTokenSeconds,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  }) satisfies ResourceServer;

/** Tokens are for our API, whether the client asks for it by `resource`, by `audience` or not at all. */
export const resourceIndicators = (accessTokenSeconds: number) => ({
  enabled: true,
  defaultResource: () => AUDIENCE,
  useGrantedResource: () => true,
  getResourceServerInfo(_context: unknown, resource: string) {
    if (resource !== AUDIENCE) throw new errors.InvalidTarget();
    return resourceServer(accessTokenSeconds);
  },
});

export const extraParams = {
  audience(_context: unknown, value: string | undefined) {
    if (value !== undefined && value !== AUDIENCE) throw new errors.InvalidTarget();
  },
};
