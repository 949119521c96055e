import { AgencyInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { agencyVariables, updateAgency } from '../save-tenant.ts';
import { agencyQuery, type Tenant } from '../tenant-query.ts';
import { type TenantValues, tenantValues } from '../tenant-values.ts';

type Field = Exclude<keyof z.input<typeof AgencyInput>, undefined>;

const resolver = zodResolver(AgencyInput);

/** A form over a part of the agency: it sends its own fields and leaves the others as they are. */
export function useAgencyForm(newest: Tenant, fields: readonly Field[]) {
  const client = useQueryClient();
  const update = useAttempt(updateAgency);
  const valuesOf = (tenant: Tenant): Partial<TenantValues> => {
    const all = tenantValues(tenant);
    return Object.fromEntries(fields.map((field) => [field, all[field]]));
  };
  const { form, edited, saving, rebase, staleDialog } = useVersionedForm({
    newest,
    values: valuesOf,
    resolver,
    load: () => client.fetchQuery(agencyQuery),
  });
  /** Saves, and goes on over what was saved. */
  const save = async (input: z.output<typeof AgencyInput>): Promise<void> => {
    await saving(update.send(agencyVariables(edited, input)));
    rebase(await client.fetchQuery(agencyQuery));
  };
  return { form, save, staleDialog };
}
