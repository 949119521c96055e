import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { TENANT_USERS } from './office-query.ts';

/** Saves over the version that was edited. */
export const updateTenantUser = defineCommand({
  document: graphql(`
    mutation UpdateTenantUser($tenantId: String!, $id: String!, $version: Int!, $input: TenantUserInput!) {
      updateTenantUser(tenantId: $tenantId, tenantUserId: $id, version: $version, input: $input) { id }
    }
  `),
  renew: () => renewTopics(TENANT_USERS),
});

/** Renews nothing: while the page is shown, what is gone would be asked for once more. */
export const deleteTenantUser = defineCommand({
  document: graphql(`
    mutation DeleteTenantUser($tenantId: String!, $id: String!) {
      deleteTenantUser(tenantId: $tenantId, tenantUserId: $id)
    }
  `),
});
