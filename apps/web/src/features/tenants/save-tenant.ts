import type { NewTenantInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import type { VariablesOf } from 'gql.tada';
import type { z } from 'zod';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import type { Tenant } from './tenant-query.ts';

const CreateTenant = graphql(`
  mutation CreateTenant($input: NewTenantInput!) {
    createTenant(input: $input) {
      id
    }
  }
`);

const UpdateTenant = graphql(`
  mutation UpdateTenant($id: String!, $version: Int!, $input: TenantInput!) {
    updateTenant(id: $id, version: $version, input: $input) {
      id
    }
  }
`);

// The types tell undefined from left out, the JSON that is sent does not.
type NewInput = VariablesOf<typeof CreateTenant>['input'];
type Input = VariablesOf<typeof UpdateTenant>['input'];

/** Answers the id. */
export async function createTenant(input: z.output<typeof NewTenantInput>): Promise<string> {
  const { createTenant } = await atFields(execute(CreateTenant, { input: input as NewInput }));
  await renewScreens();
  return createTenant.id;
}

/** Saves over the version that was edited. A logo that nobody touched is not sent. */
export async function updateTenant(edited: Tenant, input: z.output<typeof TenantInput>): Promise<string> {
  const { id, version, tenantTheme: before } = edited;
  const touched = (logo: 'logoSquareBase64' | 'logoWideBase64') =>
    input[logo] === before[logo] ? undefined : input[logo];
  const sent = {
    ...input,
    logoSquareBase64: touched('logoSquareBase64'),
    logoWideBase64: touched('logoWideBase64'),
  };
  await atFields(execute(UpdateTenant, { id, version, input: sent as Input }));
  await renewScreens();
  return id;
}

/** An agency shows in lists, in the switcher and, for who acts in it, in the colours of everything. */
const renewScreens = (): Promise<void> => queryClient.invalidateQueries();
