import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { AVAILABILITIES, AVAILABILITY_REASONS, type Availability } from '@gastspiel/domain/offers/availability.ts';
import { CAR_AVAILABILITIES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { WORKING_TIME_LIMITS } from '@gastspiel/domain/working-time/working-time.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import type { Offering } from '#features/offers/offers.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import { type Page, type PageRequest, pageFoundOnce } from '#platform/graphql/paging.ts';

/** A worker whom an appointment could be offered to. */
export const Candidate = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  effectiveRating: z.number().nullable(),
  availability: z.enum(AVAILABILITIES),
  reasons: z.array(z.enum(keysOf(AVAILABILITY_REASONS))),
  isDeployableAsTeamLeader: z.boolean(),
  hasDrivingLicence: z.boolean(),
  carAvailability: z.enum(keysOf(CAR_AVAILABILITIES)),
  assessmentCount: z.int(),
  preventedAt: z.date().nullable(),
  preventedNote: z.string().nullable(),
});
export type Candidate = Readonly<z.output<typeof Candidate>>;

export interface CandidateFilter {
  readonly name?: string | null | undefined;
  readonly minimumRating?: number | null | undefined;
  readonly availabilities?: readonly Availability[] | null | undefined;
  readonly isTeamLeader?: boolean | null | undefined;
  readonly hasCar?: boolean | null | undefined;
  readonly hasDrivingLicence?: boolean | null | undefined;
  readonly userIds?: readonly string[] | RawBuilder<unknown> | undefined;
  /** Somebody was prevented and is asked all the same, because staff mean it. */
  readonly forgivesPrevention?: boolean;
  /** Offers follow from it, so whether they may work is asked of the workers themselves, not only of what is kept. */
  readonly isDecision?: boolean;
}

/** As much of an appointment as decides who could come. It has no id while somebody still writes it down. */
export interface Shift {
  readonly id: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly typeId: string;
  readonly targetUserPoolId: string;
  readonly invoiceRecipientId: string | null;
  /** In tenths. */
  readonly minimumRating: number | null;
}

type Wanted = Readonly<Record<keyof Shift, RawBuilder<unknown>>>;

const wantedOf = (shift: Shift): Wanted => ({
  id: sql`${shift.id}::uuid`,
  startsAt: sql`${shift.startsAt}::timestamptz`,
  endsAt: sql`${shift.endsAt}::timestamptz`,
  typeId: sql`${shift.typeId}::uuid`,
  targetUserPoolId: sql`${shift.targetUserPoolId}::uuid`,
  invoiceRecipientId: sql`${shift.invoiceRecipientId}::uuid`,
  minimumRating: sql`${shift.minimumRating}::smallint`,
});

/**
 * The reasons against a candidate, in the order of the domain. They are looked up in a hash and not joined: a plan that is kept expects a
 * single candidate and would go through all obstacles for each of a thousand. To plan anew each time takes longer than to look.
 */
const REASONS = sql`case when q.user_id in (select user_id from obstacles) then array_remove(array[${sql.join(
  Object.keys(AVAILABILITY_REASONS).map((reason) => {
    const named = sql.lit(reason);
    return sql`case when q.user_id in (select user_id from obstacles where reason = ${named}) then ${named} end`;
  }),
)}], null) else '{}' end`;

const MAY_WORK = sql`and exists (select from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
  where u.tenant_id = ${TENANT} and u.id = q.user_id and u.state = 'ACTIVE' and t.restricted_until is null
    and t.anonymised_at is null)`;

/**
 * Who is eligible for an appointment, with what speaks against it: the rules of the domain's `availabilityFor` as sets,
 * because a pool has thousands of people. Eligible are active workers of the pool and the type, rated well enough or not
 * at all, not denied, without an offer yet; one index holds them with all that they are filtered and sorted by. Obstacles are
 * found once by time: to ask for each worker takes about ten times as long.
 */
export const candidates = (shift: Shift, filter: CandidateFilter): RawBuilder<unknown> =>
  candidatesFor(wantedOf(shift), filter);

function candidatesFor(wanted: Wanted, filter: CandidateFilter): RawBuilder<unknown> {
  const rest = sql`interval ${sql.lit(`${WORKING_TIME_LIMITS.rest} minutes`)}`;
  const preventedReason = sql`union all select p.user_id, 'PREVENTED' from preventions p
      where p.tenant_id = ${TENANT} and p.appointment_id = ${wanted.id}`;
  return sql`(
    with obstacles as materialized (
      select o.user_id, case when a.starts_at >= ${wanted.endsAt} or a.ends_at <= ${wanted.startsAt}
          then case o.state when 'BOOKED' then 'SHORT_REST' end
          else case o.state when 'BOOKED' then 'BOOKED' else 'ACCEPTED_OTHER' end end as reason
        from appointments a join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
      where a.tenant_id = ${TENANT} and o.state in ('BOOKED', 'ACCEPTED')
        and a.starts_at < ${wanted.endsAt} + ${rest} and a.ends_at > ${wanted.startsAt} - ${rest}
        and a.starts_at > ${wanted.startsAt} - ${rest} - ${LONGEST_APPOINTMENT}
      union all
      select b.user_id, 'ABSENT' from absences b
      where b.tenant_id = ${TENANT} and b.starts_at < ${wanted.endsAt} and b.ends_at > ${wanted.startsAt}
      ${filter.forgivesPrevention ? sql`` : preventedReason}
    ), eligible as materialized (
      select q.user_id as id, q.first_name, q.last_name, q.rating / 10.0::float8 as rating, q.is_deployable_as_team_leader,
        q.has_driving_licence, q.car_availability, ${REASONS} as reasons
      from qualified_workers q
      where q.tenant_id = ${TENANT} and q.pool_id = ${wanted.targetUserPoolId}
        and q.appointment_type_id = ${wanted.typeId}
        and (${wanted.minimumRating} is null or coalesce(q.rating >= ${wanted.minimumRating}, true))
        and q.user_id not in (select d.user_id from invoice_recipient_denials d
          where d.tenant_id = ${TENANT} and d.invoice_recipient_id = ${wanted.invoiceRecipientId})
        and q.user_id not in (select o.user_id from offers o
          where o.tenant_id = ${TENANT} and o.appointment_id = ${wanted.id})
        ${filter.userIds ? sql`and q.user_id = any(${filter.userIds}::uuid[])` : sql``}
        ${filter.isDecision ? MAY_WORK : sql``}
        ${
          filter.name?.trim()
            ? sql`and exists (select from users u where u.tenant_id = ${TENANT} and u.id = q.user_id
                and ${matchesSearch('u.name_search_key', filter.name)})`
            : sql``
        }
        ${filter.minimumRating ? sql`and q.rating / 10.0::float8 >= ${filter.minimumRating}` : sql``}
        ${filter.isTeamLeader ? sql`and q.is_deployable_as_team_leader` : sql``}
        ${filter.hasDrivingLicence ? sql`and q.has_driving_licence` : sql``}
        ${filter.hasCar ? sql`and q.car_availability <> 'UNAVAILABLE'` : sql``}
    )
    select *, case when reasons && array['PREVENTED', 'BOOKED', 'ABSENT'] then 'UNAVAILABLE'
      when reasons <> '{}' then 'PARTIALLY' else 'AVAILABLE' end as availability
    from eligible
  ) c ${filter.availabilities?.length ? sql`where c.availability = any(${filter.availabilities})` : sql``}`;
}

/** The best first: who can simply come, then who is rated highest. */
const ORDER = sql`case c.availability when 'AVAILABLE' then 0 when 'PARTIALLY' then 1 else 2 end,
  c.rating desc nulls last, c.last_name collate german, c.first_name collate german, c.id`;

/** The keys by which the database can sort a list of candidates. */
const SORTED_BY = {
  NAME: ['c.last_name collate german', 'c.first_name collate german'],
  RATING: ['c.rating'],
} as const;

export interface CandidateSort {
  readonly key: keyof typeof SORTED_BY;
  readonly isDescending: boolean;
}

const orderOf = ({ key, isDescending }: CandidateSort): RawBuilder<unknown> =>
  sql.raw(
    `${SORTED_BY[key].map((column) => `${column} ${isDescending ? 'desc' : 'asc'} nulls last`).join(', ')}, c.id`,
  );

/** These of the candidates, in this order: no more than a page of this size. */
export const selectCandidatesInOrder = (
  db: TenantDb,
  shift: Shift,
  ids: readonly string[],
  size: number,
): Promise<readonly Candidate[]> =>
  pageOfCandidates(db, shift, { userIds: ids }, { number: 0, size }, sql`array_position(${ids}::uuid[], c.id)`).items();

export const selectCandidates = (
  db: TenantDb,
  shift: Shift,
  filter: CandidateFilter,
  page: PageRequest,
  sort?: CandidateSort,
): Page<Candidate> => pageOfCandidates(db, shift, filter, page, sort ? orderOf(sort) : ORDER);

function pageOfCandidates(
  db: TenantDb,
  shift: Shift,
  filter: CandidateFilter,
  page: PageRequest,
  order: RawBuilder<unknown>,
): Page<Candidate> {
  const found = candidates(shift, filter);
  const pageOf = (source: RawBuilder<unknown>) => sql`page as (
    select * from ${source} order by ${order} ${cut(page)})`;
  const columns = sql`c.id, c.first_name, c.last_name, t.phone_number, c.rating as effective_rating, c.availability, c.reasons,
    c.is_deployable_as_team_leader, c.has_driving_licence, c.car_availability, p.prevented_at, p.note as prevented_note,
    (select count(*)::int from assessments s
      where s.tenant_id = ${TENANT} and s.user_id = c.id) as assessment_count`;
  const rowsOfPage = sql`from page c
      join target_users t on t.tenant_id = ${TENANT} and t.user_id = c.id
      left join preventions p on p.tenant_id = ${TENANT} and p.appointment_id = ${shift.id}
        and p.user_id = c.id
    order by ${order}`;
  const count = () => countOf(db, sql`/* prepared countCandidates */ select count(*)::int as count from ${found}`);
  return pageFoundOnce({
    items: () =>
      rowsOf(
        db,
        Candidate,
        sql`/* prepared selectCandidates */
        with ${pageOf(found)} select ${columns} ${rowsOfPage}`,
      ),
    count,
    both: async () => {
      const rows = await rowsOf(
        db,
        Candidate.extend({ total: z.int() }),
        sql`/* prepared selectAndCountCandidates */
        with found as materialized (select * from ${found}), ${pageOf(sql`found c`)}
        select ${columns}, (select count(*)::int from found) as total ${rowsOfPage}`,
      );
      // Beyond the last page there is no row that could tell.
      return [rows, rows[0]?.total ?? (page.number === 0 ? 0 : await count())];
    },
  });
}

export async function selectCandidateIds(db: TenantDb, shift: Shift, filter: CandidateFilter): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* prepared selectCandidateIds */
    select id from ${candidates(shift, filter)} order by id`,
  );
  return rows.map(({ id }) => id);
}

const EACH: Wanted = {
  id: sql`shift.id`,
  startsAt: sql`shift.starts_at`,
  endsAt: sql`shift.ends_at`,
  typeId: sql`shift.appointment_type_id`,
  targetUserPoolId: sql`shift.pool_id`,
  invoiceRecipientId: sql`shift.invoice_recipient_id`,
  minimumRating: sql`shift.minimum_rating`,
};

/** Who of those named for each of several appointments is a candidate for it: in one statement, however many they are. */
export const selectCandidatesOfEach = (
  db: TenantDb,
  named: ReadonlyMap<string, readonly string[]>,
  filter: Omit<CandidateFilter, 'userIds' | 'isDecision'>,
): Promise<readonly Offering[]> =>
  rowsOf(
    db,
    z.object({ appointmentId: z.string(), userId: z.string() }),
    sql`/* selectCandidatesOfEach */
    select shift.id as appointment_id, found.id as user_id
    from json_to_recordset(${JSON.stringify([...named].map(([id, users]) => ({ id, users })))}::json) as w (id uuid, users uuid[])
      join appointments shift on shift.tenant_id = ${TENANT} and shift.id = w.id
      cross join lateral (select id from ${candidatesFor(EACH, { ...filter, userIds: sql`w.users`, isDecision: true })}) found
    order by shift.id, found.id`,
  );

type AvailabilityCount = Readonly<Record<Availability, number>>;

/** How many of them can come, might come, can not come; whatever the filter says of that. */
export async function countAvailabilities(
  db: TenantDb,
  shift: Shift,
  filter: CandidateFilter,
): Promise<AvailabilityCount> {
  const rows = await rowsOf(
    db,
    z.object({ availability: z.enum(AVAILABILITIES), count: z.int() }),
    sql`/* prepared countAvailabilities */
    select availability, count(*)::int as count from ${candidates(shift, { ...filter, availabilities: null })}
    group by availability`,
  );
  const counted = Object.fromEntries(rows.map(({ availability, count }) => [availability, count]));
  return { AVAILABLE: 0, PARTIALLY: 0, UNAVAILABLE: 0, ...counted };
}
