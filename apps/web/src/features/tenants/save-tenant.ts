import type { AgencyInput, NewTenantInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
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

const UpdateAgency = graphql(`
  mutation UpdateAgency($version: Int!, $input: AgencyInput!) {
    updateAgency(version: $version, input: $input) { version }
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

/** As `updateTenant`, by the agency itself and only what is sent. */
export const updateAgency = defineCommand({ document: UpdateAgency, renew });

/** Another code for workers or for staff; the old one is worth nothing from then on. */
export const renewCode = defineCommand({
  document: graphql(`
    mutation RenewCode($flow: OnboardingFlow!) {
      renewAssociationCode(flow: $flow) { version }
    }
  `),
  subject: ({ flow }) => [flow],
  renew,
});

/** Both at once: somebody has left who knows them. */
export const renewCodes = defineCommand({
  document: graphql(`
    mutation RenewCodes {
      forWorkers: renewAssociationCode(flow: TARGET_USER) { version }
      forStaff: renewAssociationCode(flow: TENANT_USER) { version }
    }
  `),
  answer: () => undefined,
  renew,
});

// The types tell undefined from left out, the JSON that is sent does not.
export const newTenantVariables = (input: z.output<typeof NewTenantInput>) =>
  ({ input }) as VariablesOf<typeof CreateTenant>;

type Logos = Partial<Pick<z.output<typeof TenantInput>, 'logoSquareBase64' | 'logoWideBase64'>>;

/** A logo that nobody touched is not sent. */
function touchedLogos({ tenantTheme: before }: Tenant, input: Logos): Logos {
  const touched = (logo: keyof Logos) => (input[logo] === before[logo] ? undefined : input[logo]);
  return { logoSquareBase64: touched('logoSquareBase64'), logoWideBase64: touched('logoWideBase64') };
}

export const tenantVariables = (before: Tenant, input: z.output<typeof TenantInput>) =>
  ({ id: before.id, version: before.version, input: { ...input, ...touchedLogos(before, input) } }) as VariablesOf<
    typeof UpdateTenant
  >;

export const agencyVariables = (before: Tenant, input: z.output<typeof AgencyInput>) =>
  ({ version: before.version, input: { ...input, ...touchedLogos(before, input) } }) as VariablesOf<
    typeof UpdateAgency
  >;
