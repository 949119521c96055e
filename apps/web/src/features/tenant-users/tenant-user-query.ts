import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { TENANT_USERS } from './office-query.ts';

const TenantUserDocument = graphql(`
  query TenantUser($tenantId: String!, $tenantUserId: String!) {
    tenantUser(tenantId: $tenantId, tenantUserId: $tenantUserId) {
      id version firstName lastName contactEmail role userState isViewer
    }
    tenantInformation { name }
  }
`);

/** A person of the office, in the office that they belong to. */
export interface TenantUser {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly user: ResultOf<typeof TenantUserDocument>['tenantUser'];
}

export const tenantUserQuery = (tenantId: string, tenantUserId: string) =>
  ask(
    TenantUserDocument,
    { tenantId, tenantUserId },
    [TENANT_USERS],
    ({ tenantUser, tenantInformation: tenant }): TenantUser => ({
      tenantId,
      tenantName: tenant?.name ?? '',
      user: tenantUser,
    }),
  );
