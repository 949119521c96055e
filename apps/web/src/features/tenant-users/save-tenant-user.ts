import type { TenantUserValues } from '@gastspiel/domain/tenant-users/tenant-user-input.ts';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { TENANT_USERS } from './office-query.ts';
import type { TenantUser } from './tenant-user-query.ts';

const UpdateTenantUser = graphql(`
  mutation UpdateTenantUser($tenantId: String!, $id: String!, $version: Int!, $input: TenantUserInput!) {
    updateTenantUser(tenantId: $tenantId, tenantUserId: $id, version: $version, input: $input) {
      id
    }
  }
`);

const DeleteTenantUserDocument = graphql(`
  mutation DeleteTenantUser($tenantId: String!, $id: String!) {
    deleteTenantUser(tenantId: $tenantId, tenantUserId: $id)
  }
`);

/** Saves over the version that was edited. */
export async function updateTenantUser({ tenantId, user }: TenantUser, input: TenantUserValues): Promise<void> {
  const { id, version } = user;
  await atFields(execute(UpdateTenantUser, { tenantId, id, version, input }));
  await queryClient.invalidateQueries({ queryKey: [TENANT_USERS] });
}

export async function deleteTenantUser({ tenantId, user: { id } }: TenantUser): Promise<void> {
  await execute(DeleteTenantUserDocument, { tenantId, id });
}
