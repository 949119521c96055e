import type { NewTenantInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import type { z } from 'zod';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import type { Tenant } from './tenant-query.ts';

/** An agency shows in lists, in the switcher and, for who acts in it, in the colours of everything. */
const renew = (): Promise<void> => queryClient.invalidateQueries();

const CreateTenant = graphql(`
  mutation CreateTenant($input: NewTenantInput!) {
    createTenant(input: $input) { id }
  }
`);

const UpdateTenant = graphql(`
  mutation UpdateTenant($id: String!, $version: Int!, $input: TenantInput!) {
    updateTenant(id: $id, version: $version, input: $input) { id }
  }
`);

export const createTenant = defineCommand({
  document: CreateTenant,
  answer: ({ createTenant: { id } }) => id,
  renew,
});

/** Saves over the version that was edited. */
export const updateTenant = defineCommand({
  document: UpdateTenant,
  answer: ({ updateTenant: { id } }) => id,
  renew,
});

// The types tell undefined from left out, the JSON that is sent does not.
export const newTenantVariables = (input: z.output<typeof NewTenantInput>) =>
  ({ input }) as VariablesOf<typeof CreateTenant>;

/** A logo that nobody touched is not sent. */
export function tenantVariables({ id, version, tenantTheme: before }: Tenant, input: z.output<typeof TenantInput>) {
  const touched = (logo: 'logoSquareBase64' | 'logoWideBase64') =>
    input[logo] === before[logo] ? undefined : input[logo];
  const sent = {
    ...input,
    logoSquareBase64: touched('logoSquareBase64'),
    logoWideBase64: touched('logoWideBase64'),
  };
  return { id, version, input: sent } as VariablesOf<typeof UpdateTenant>;
}
