import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { TENANT_USERS } from './office-query.ts';

/** Saves over the version that was edited. */
export const updateTenantUser = defineCommand({
  document: graphql(`
    mutation UpdateTenantUser($tenantId: String!, $id: String!, $version: Int!, $input: TenantUserInput!) {
      updateTenantUser(tenantId: $tenantId, tenantUserId: $id, version: $version, input: $input) {
        id
      }
    }
  `),
  subject: ({ id }) => [id],
  answer: () => undefined,
  renew: () => queryClient.invalidateQueries({ queryKey: [TENANT_USERS] }),
});

/** Renews nothing: while the page is shown, what is gone would be asked for once more. */
export const deleteTenantUser = defineCommand({
  document: graphql(`
    mutation DeleteTenantUser($tenantId: String!, $id: String!) {
      deleteTenantUser(tenantId: $tenantId, tenantUserId: $id)
    }
  `),
  subject: ({ id }) => [id],
  answer: () => undefined,
});
