import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { officeRolesFor } from '@gastspiel/domain/tenant-users/office-roles.ts';
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
import { type User, uuidOrUnknown } from '#platform/identity/viewer.ts';

/** Each of these acts in the tenant that it names. */
export const inTenant = { tenantId: z.string() };
export const actsInTenant = ({ tenantId }: Readonly<Record<string, unknown>>): unknown => tenantId;
export const tenantUserId = z.string().transform(uuidOrUnknown);

/** System administrators are nobody of the office for its administration. */
export async function loadTenantUser(db: TenantDb, actor: User, id: string): Promise<TenantUser> {
  const user = await selectTenantUser(db, id, officeRolesFor(actor.role));
  if (!user) throw new Failure(GENERAL_FAILURES.notFound);
  return user;
}

export const listTenantUsers = query({
  action: 'tenant-users.read',
  input: z.object({ ...inTenant, page: PageInput, filter: TenantUserFilter }),
  actsIn: actsInTenant,
  run: ({ db, actor, input }) => selectTenantUsers(db, officeRolesFor(actor.role), input.filter, input.page),
});

export const findTenantUser = query({
  action: 'tenant-users.read',
  input: z.object({ ...inTenant, tenantUserId }),
  actsIn: actsInTenant,
  run: ({ db, actor, input }) => loadTenantUser(db, actor, input.tenantUserId),
});
