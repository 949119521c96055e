import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { TenantUserFilter } from '#features/tenant-users/tenant-user-filter.ts';
import {
  findTenantUser as selectTenantUser,
  selectTenantUsers,
  type TenantUser,
} from '#features/tenant-users/tenant-users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** Each of these acts in the tenant that it names. */
export const inTenant = { tenantId: z.string() };
export const actsInTenant = ({ tenantId }: Readonly<Record<string, unknown>>): unknown => tenantId;
export const tenantUserId = z.string().transform(uuidOrUnknown);

export async function loadTenantUser(db: TenantDb, id: string): Promise<TenantUser> {
  const user = await selectTenantUser(db, id);
  if (!user) throw new Failure(GENERAL_FAILURES.notFound);
  return user;
}

export const listTenantUsers = query({
  action: 'tenant-users.read',
  input: z.object({ ...inTenant, page: PageInput, filter: TenantUserFilter }),
  actsIn: actsInTenant,
  run: ({ db, input }) => selectTenantUsers(db, input.filter, input.page),
});

export const findTenantUser = query({
  action: 'tenant-users.read',
  input: z.object({ ...inTenant, tenantUserId }),
  actsIn: actsInTenant,
  run: ({ db, input }) => loadTenantUser(db, input.tenantUserId),
});
