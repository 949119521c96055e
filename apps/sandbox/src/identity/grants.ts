import type { Grant, KoaContextWithOIDC, Provider } from 'oidc-provider';

/**
 * Grants what was requested, without asking: the demo has one client, and it is ours. A refresh can't widen a grant;
 * so the grant holds everything requested, and what the person may do now is decided when each token is written.
 */
export async function loadExistingGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const provider = oidc.provider as Provider;
  const { accountId } = oidc.session ?? {};
  const clientId = oidc.client?.clientId;
  if (!accountId || !clientId) return undefined;
  const grantId = oidc.session?.grantIdFor(clientId);
  const grant = (grantId && (await provider.Grant.find(grantId))) || new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(oidc.requestParamOIDCScopes);
  for (const [resource, server] of Object.entries(oidc.resourceServers ?? {})) {
    const requested = [...oidc.requestParamScopes].filter((scope) => server.scopes.has(scope));
    grant.addResourceScope(resource, requested);
  }
  await grant.save();
  return grant;
}
