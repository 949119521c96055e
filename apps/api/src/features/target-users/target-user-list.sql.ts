import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { INVITATION_STATES } from '@gastspiel/domain/target-users/invitation.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { effectiveRatingOf } from '#features/target-users/effective-rating.sql.ts';
import { INVITATION_STATE } from '#features/target-users/invitations.sql.ts';
import type { TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** A worker as the overview shows them. */
export const TargetUserSummary = z.object({
  id: z.string(),
  userState: z.enum(USER_STATES),
  invitationState: z.enum(keysOf(INVITATION_STATES)).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  location: z.string().nullable(),
  isDeployableAsTeamLeader: z.boolean(),
  effectiveRating: z.number().nullable(),
  assessmentCount: z.int(),
  poolIds: z.array(z.string()),
  appointmentTypeIds: z.array(z.string()),
  onboardingCompletedAt: z.date().nullable(),
});
export type TargetUserSummary = Readonly<z.output<typeof TargetUserSummary>>;

/** Who is meant; `u` and `t` are the worker's two rows. Whoever is restricted or gone is found by nobody. */
export function matching(filter: TargetUserFilter): RawBuilder<unknown> {
  return sql`users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
    where u.tenant_id = ${TENANT} and u.role = 'TARGET_USER'
      and t.restricted_until is null and t.anonymised_at is null
      ${filter.userStates?.length ? sql`and u.state = any(${filter.userStates})` : sql``}
      ${
        filter.invitationStates?.length
          ? sql`and u.awaits_account and ${INVITATION_STATE} = any(${filter.invitationStates})`
          : sql``
      }
      and ${matchesSearch('u.name_search_key', filter.name)}
      ${
        filter.poolIds?.length
          ? sql`and exists (select from target_users_in_pools p
              where p.tenant_id = ${TENANT} and p.user_id = t.user_id and p.pool_id = any(${filter.poolIds}::uuid[]))`
          : sql``
      }
      ${
        filter.appointmentTypeIds?.length
          ? sql`and exists (select from target_users_for_types a where a.tenant_id = ${TENANT}
              and a.user_id = t.user_id and a.appointment_type_id = any(${filter.appointmentTypeIds}::uuid[]))`
          : sql``
      }
      ${filter.minimumRating ? sql`and ${effectiveRatingOf('t')} >= ${filter.minimumRating}` : sql``}`;
}

/** Whether the filter leaves everybody. */
export const isAnyone = (filter: TargetUserFilter): boolean =>
  Object.values(filter).every((value) => (Array.isArray(value) ? value.length === 0 : !value));

/**
 * Where an index knows them, workers are counted without a look at who they are: whoever is a worker has a row as such, and whoever is
 * restricted or gone is blocked for good.
 */
function counted(filter: TargetUserFilter): RawBuilder<unknown> {
  const { userStates, ...others } = filter;
  if (isAnyone(filter)) {
    return sql`target_users t where t.tenant_id = ${TENANT} and t.restricted_until is null and t.anonymised_at is null`;
  }
  if (isAnyone(others) && userStates && !userStates.includes('BLOCKED')) {
    return sql`users u where u.tenant_id = ${TENANT} and u.role = 'TARGET_USER' and u.state = any(${userStates})`;
  }
  return matching(filter);
}

export function orderOf(
  { key, isDescending }: TargetUserSort,
  rating: RawBuilder<unknown> = effectiveRatingOf('t'),
): RawBuilder<unknown> {
  const first = { NAME: sql`u.last_name collate german`, STATE: sql`u.state`, RATING: rating }[key];
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${first} ${direction}, u.last_name collate german, u.first_name collate german, u.id`;
}

/** The page is cut before the facts of its rows are fetched, so that a long list costs no more than a short one. */
export function selectTargetUsers(
  db: TenantDb,
  filter: TargetUserFilter,
  sort: TargetUserSort,
  page: PageRequest,
): Page<TargetUserSummary> {
  return {
    items: () =>
      rowsOf(
        db,
        TargetUserSummary,
        sql`/* prepared selectTargetUsers */
        with page as materialized (
          select u.tenant_id, u.id from ${matching(filter)} order by ${orderOf(sort)} ${cut(page)}
        )
        select u.id, u.state as user_state, ${INVITATION_STATE} as invitation_state, u.first_name, u.last_name, t.phone_number, t.location,
          t.is_deployable_as_team_leader, u.onboarding_completed_at, ${effectiveRatingOf('t')} as effective_rating,
          (select count(*)::int from assessments a where a.tenant_id = ${TENANT} and a.user_id = t.user_id)
            as assessment_count,
          array(select pool_id from target_users_in_pools p
            where p.tenant_id = ${TENANT} and p.user_id = t.user_id order by pool_id) as pool_ids,
          array(select appointment_type_id from target_users_for_types a
            where a.tenant_id = ${TENANT} and a.user_id = t.user_id order by appointment_type_id)
            as appointment_type_ids
        from page
          join users u on u.tenant_id = page.tenant_id and u.id = page.id
          join target_users t on t.tenant_id = page.tenant_id and t.user_id = page.id
        where u.tenant_id = ${TENANT} and t.tenant_id = ${TENANT}
        order by ${orderOf(sort)}`,
      ),
    count: () =>
      countOf(db, sql`/* prepared countTargetUsers */ select count(*)::int as count from ${counted(filter)}`),
  };
}
