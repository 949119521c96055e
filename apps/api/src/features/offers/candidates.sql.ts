import {
  AVAILABILITY_REASONS,
  type Availability,
  type AvailabilityReason,
  REST_HOURS,
} from '@gastspiel/domain/offers/availability.ts';
import type { CAR_AVAILABILITIES } from '@gastspiel/domain/target-users/target-user-values.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { effectiveRatingOf, lastWorkedOn } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** A worker whom an appointment could be offered to. */
export interface Candidate {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly effectiveRating: number | null;
  readonly availability: Availability;
  readonly reasons: readonly AvailabilityReason[];
  readonly isDeployableAsTeamLeader: boolean;
  readonly hasDrivingLicence: boolean;
  readonly carAvailability: keyof typeof CAR_AVAILABILITIES;
  readonly assessmentCount: number;
  readonly lastWorkedOn: Day | null;
}

export interface CandidateFilter {
  readonly name?: string | null | undefined;
  readonly minimumRating?: number | null | undefined;
  readonly availabilities?: readonly Availability[] | null | undefined;
  readonly isTeamLeader?: boolean | null | undefined;
  readonly hasCar?: boolean | null | undefined;
  readonly hasDrivingLicence?: boolean | null | undefined;
  readonly userIds?: readonly string[] | undefined;
}

/** A value of the appointment in question; a subquery of its own, so that indexes can be searched with it. */
const wanted = (column: string): RawBuilder<unknown> => sql`(select ${sql.ref(column)} from wanted)`;

/** All reasons of a group, each once and in the order of the domain. */
const REASONS = sql`array_remove(array[${sql.join(
  Object.keys(AVAILABILITY_REASONS).map((reason) => sql`max(reason) filter (where reason = ${sql.lit(reason)})`),
)}], null)`;

/**
 * Who is eligible for an appointment, with what speaks against it: the rules of the domain's `availabilityFor` as sets,
 * because a pool has thousands of people. Eligible are active workers of the pool and the type, rated well enough or not
 * at all, not denied, without an offer yet. What speaks against whom is found once by time: to ask for each worker takes
 * about ten times as long.
 */
function candidates(appointmentId: string, filter: CandidateFilter): RawBuilder<unknown> {
  const rest = sql`interval ${sql.lit(`${REST_HOURS} hours`)}`;
  return sql`(
    with wanted as materialized (
      select * from appointments where tenant_id = current_tenant_id() and id = ${appointmentId}
    ), busy as materialized (
      select user_id, ${REASONS} as reasons from (
        select o.user_id, case when a.starts_at >= ${wanted('ends_at')} or a.ends_at <= ${wanted('starts_at')}
          then case o.state when 'BOOKED' then 'SHORT_REST' end
          else case o.state when 'BOOKED' then 'BOOKED' else 'ACCEPTED_OTHER' end end as reason
        from appointments a join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
        where a.tenant_id = current_tenant_id() and o.state in ('BOOKED', 'ACCEPTED')
          and a.starts_at < ${wanted('ends_at')} + ${rest} and a.ends_at > ${wanted('starts_at')} - ${rest}
          and a.starts_at > ${wanted('starts_at')} - ${rest} - interval '14 days'
        union all
        select b.user_id, 'ABSENT' from absences b
        where b.tenant_id = current_tenant_id() and b.starts_at < ${wanted('ends_at')} and b.ends_at > ${wanted('starts_at')}
      ) found where reason is not null group by user_id
    )
    select u.id, u.first_name, u.last_name, rated.rating, t.is_deployable_as_team_leader, t.has_driving_licence,
      t.car_availability, coalesce(busy.reasons, '{}') as reasons,
      case when busy.reasons && array['BOOKED', 'ABSENT'] then 'UNAVAILABLE'
        when busy.reasons is not null then 'PARTIALLY' else 'AVAILABLE' end as availability
    from target_users_in_pools p
      join target_users_for_types y on y.tenant_id = p.tenant_id and y.user_id = p.user_id
      join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.state = 'ACTIVE'
      join target_users t on t.tenant_id = p.tenant_id and t.user_id = p.user_id
      left join busy on busy.user_id = p.user_id
      cross join lateral (select ${effectiveRatingOf('t')} as rating) rated
    where p.tenant_id = current_tenant_id() and p.pool_id = ${wanted('pool_id')}
      and y.appointment_type_id = ${wanted('appointment_type_id')}
      and t.restricted_until is null and t.anonymised_at is null
      and (${wanted('minimum_rating')} is null or coalesce(rated.rating * 10 >= ${wanted('minimum_rating')}, true))
      and u.id not in (select d.user_id from invoice_recipient_denials d
        where d.tenant_id = current_tenant_id() and d.invoice_recipient_id = ${wanted('invoice_recipient_id')})
      and u.id not in (select o.user_id from offers o
        where o.tenant_id = current_tenant_id() and o.appointment_id = ${wanted('id')})
      and ${matchesSearch('u.name_search_key', filter.name)}
      ${filter.userIds ? sql`and u.id = any(${filter.userIds}::uuid[])` : sql``}
      ${filter.minimumRating ? sql`and rated.rating >= ${filter.minimumRating}` : sql``}
      ${filter.isTeamLeader ? sql`and t.is_deployable_as_team_leader` : sql``}
      ${filter.hasDrivingLicence ? sql`and t.has_driving_licence` : sql``}
      ${filter.hasCar ? sql`and t.car_availability <> 'UNAVAILABLE'` : sql``}
  ) c ${filter.availabilities?.length ? sql`where c.availability = any(${filter.availabilities})` : sql``}`;
}

/** The best first: who can simply come, then who is rated highest. */
export const selectCandidates = (
  db: TenantDb,
  appointmentId: string,
  filter: CandidateFilter,
  { number, size }: PageRequest,
): Page<Candidate> => ({
  items: async () => {
    const order = sql`case availability when 'AVAILABLE' then 0 when 'PARTIALLY' then 1 else 2 end,
      rating desc nulls last, last_name collate german, first_name collate german, id`;
    const { rows } = await sql<Candidate>`/* selectCandidates */
      with page as (
        select * from ${candidates(appointmentId, filter)} order by ${order} limit ${size} offset ${number * size}
      )
      select id, first_name as "firstName", last_name as "lastName", rating as "effectiveRating", availability, reasons,
        is_deployable_as_team_leader as "isDeployableAsTeamLeader", has_driving_licence as "hasDrivingLicence",
        car_availability as "carAvailability",
        (select count(*)::int from assessments s
          where s.tenant_id = current_tenant_id() and s.user_id = page.id) as "assessmentCount",
        ${lastWorkedOn(sql`page.id`)} as "lastWorkedOn"
      from page order by ${order}`.execute(db);
    return rows;
  },
  count: async () => {
    const { rows } = await sql<{ count: number }>`/* countCandidates */
      select count(*)::int as count from ${candidates(appointmentId, filter)}`.execute(db);
    return rows[0]?.count ?? 0;
  },
});

export async function selectCandidateIds(
  db: TenantDb,
  appointmentId: string,
  filter: CandidateFilter,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* selectCandidateIds */
    select id from ${candidates(appointmentId, filter)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many of them can come, might come, can not come; whatever the filter says of that. */
export async function countAvailabilities(
  db: TenantDb,
  appointmentId: string,
  filter: CandidateFilter,
): Promise<Readonly<Record<Availability, number>>> {
  const { rows } = await sql<{ availability: Availability; count: number }>`/* countAvailabilities */
    select availability, count(*)::int as count
    from ${candidates(appointmentId, { ...filter, availabilities: null })} group by availability`.execute(db);
  const counted = Object.fromEntries(rows.map(({ availability, count }) => [availability, count]));
  return { AVAILABLE: 0, PARTIALLY: 0, UNAVAILABLE: 0, ...counted };
}
