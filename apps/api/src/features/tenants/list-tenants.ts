import { z } from 'zod';
import { selectTenants } from '#features/tenants/tenants.sql.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const listTenants = query({
  action: 'tenants.read',
  input: z.object({ page: PageInput }),
  run: ({ db, input }) => selectTenants(db, input.page),
});
