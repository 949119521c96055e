import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { z } from 'zod';
import { selectTenants } from '#features/tenants/tenants.sql.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const listTenants = query({
  action: 'tenants.read',
  input: z.object({
    page: PageInput,
    filter: z.object({ name: z.string().max(TENANT_LIMITS.name).nullish() }).nullish(),
  }),
  run: ({ db, input }) => selectTenants(db, input.filter ?? {}, input.page),
});
