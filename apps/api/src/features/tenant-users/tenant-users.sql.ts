import { STAFF_ROLES, type StaffRole, USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { TenantUserFilter } from '#features/tenant-users/tenant-user-filter.ts';
import { TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** Somebody of the office. */
export const TenantUser = z.object({
  id: z.string(),
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  contactEmail: z.string(),
  role: z.enum(STAFF_ROLES),
  userState: z.enum(USER_STATES),
  onboardingCompletedAt: z.date().nullable(),
});
export type TenantUser = Readonly<z.output<typeof TenantUser>>;

const COLUMNS = columns(TenantUser, 'u', { userState: 'state' });

/** Who waits comes first: somebody has to do something about it. */
const ORDER = sql`u.state <> 'ONBOARDING', u.last_name collate german, u.first_name collate german, u.id`;

const matching = (roles: readonly StaffRole[], filter: TenantUserFilter): RawBuilder<unknown> => sql`users u
  where u.tenant_id = ${TENANT} and u.role = any(${roles})
    ${filter.userStates?.length ? sql`and u.state = any(${filter.userStates})` : sql``}
    and ${matchesSearch('u.name_search_key', filter.name)}`;

export const tenantUserRows = (roles: readonly StaffRole[], filter: TenantUserFilter) => sql`/* tenantUserRows */
  select ${COLUMNS} from ${matching(roles, filter)} order by ${ORDER}`;

export function selectTenantUsers(
  db: TenantDb,
  roles: readonly StaffRole[],
  filter: TenantUserFilter,
  page: PageRequest,
): Page<TenantUser> {
  return {
    items: async () => {
      return rowsOf(
        db,
        TenantUser,
        sql`/* selectTenantUsers */
        select ${COLUMNS} from ${matching(roles, filter)} order by ${ORDER} ${cut(page)}`,
      );
    },
    count: async () => {
      return countOf(
        db,
        sql`/* countTenantUsers */
        select count(*)::int as count from ${matching(roles, filter)}`,
      );
    },
  };
}

export async function findTenantUser(
  db: TenantDb,
  id: string,
  roles: readonly StaffRole[],
): Promise<TenantUser | undefined> {
  return rowOf(
    db,
    TenantUser,
    sql`/* findTenantUser */
    select ${COLUMNS} from users u
    where u.tenant_id = ${TENANT} and u.id = ${id} and u.role = any(${roles})`,
  );
}

export async function countOtherSystemAdmins(db: TenantDb, id: string): Promise<number> {
  const row = await rowOf(
    db,
    z.object({ others: z.number() }),
    sql`/* countOtherSystemAdmins */
    select directory.count_other_system_admins(${id}) as others`,
  );
  return row?.others ?? 0;
}
