import { REGISTRATION_STATES, registrationGaps } from '@gastspiel/domain/accounting/registration.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertedRows } from '#platform/database/insert-rows.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

const CandidateRow = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isActive: z.boolean(),
    hasBirthday: z.boolean(),
    hasSocialSecurityNumber: z.boolean(),
    hasAddress: z.boolean(),
    hasNationality: z.boolean(),
    isKnownThere: z.boolean(),
    accountingId: z.string().nullable(),
    state: z.enum(REGISTRATION_STATES).nullable(),
    failure: z.string().nullable(),
  })
  .transform((row) => ({ ...row, gaps: registrationGaps(row) }));
export type Candidate = Readonly<z.output<typeof CandidateRow>>;

/** `known` are those whom the accounting system seems to know. */
const candidates = (
  known: readonly string[],
) => sql`select u.id, u.first_name, u.last_name, u.state = 'ACTIVE' as is_active,
    t.birthday is not null as has_birthday, t.social_security_number is not null as has_social_security_number,
    coalesce(t.street_name_and_number, '') <> '' and coalesce(t.postal_code, '') <> '' and coalesce(t.location, '') <> ''
      as has_address,
    t.nationality_country_code is not null as has_nationality, u.id = any(${known}::uuid[]) as is_known_there, t.accounting_id, r.state, r.failure`;
const FROM = sql`from target_users t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
    left join accounting_registrations r on r.tenant_id = t.tenant_id and r.user_id = t.user_id
  where t.tenant_id = ${TENANT} and t.restricted_until is null and t.anonymised_at is null`;

export const selectCandidates = (
  db: TenantDb,
  ids: readonly string[],
  known: readonly string[] = [],
): Promise<Candidate[]> =>
  rowsOf(
    db,
    CandidateRow,
    sql`/* selectCandidates */ ${candidates(known)} ${FROM} and t.user_id = any(${ids}::uuid[])`,
  );

/** Workers of the agency whom the accounting system does not know. Those who wait for release come once they are released. */
export function pageOfCandidates(
  db: TenantDb,
  { search, known }: { readonly search: string | null; readonly known: readonly string[] },
  page: PageRequest,
): Page<Candidate> {
  const waiting = sql`${FROM} and t.accounting_id is null and u.state = 'ACTIVE'
    and u.id <> all(${known}::uuid[]) and ${matchesSearch(sql`u.name_search_key`, search)}`;
  return {
    items: () =>
      rowsOf(
        db,
        CandidateRow,
        sql`/* pageOfCandidates */ ${candidates(known)} ${waiting}
        order by u.last_name collate german, u.first_name collate german, u.id ${cut(page)}`,
      ),
    count: () => countOf(db, sql`/* countCandidates */ select count(*)::int as count ${waiting}`),
  };
}

interface Ordered {
  readonly byName: string;
  readonly actor: { readonly homeTenantId: string; readonly userId: string };
  readonly now: Date;
}

/** Skips workers whose registration is under way already; answers the ids of the others. */
export const insertRegistrations = async (db: TenantDb, ids: readonly string[], { byName, actor, now }: Ordered) =>
  (
    await insertedRows(
      db,
      z.object({ userId: z.string() }),
      { same: [now, byName, actor.homeTenantId, actor.userId], each: ids.map((id) => [id]) },
      (values) => sql`/* insertRegistrations */
      insert into accounting_registrations (tenant_id, ordered_at, ordered_by_name, actor_tenant_id, actor_user_id, user_id)
      ${values}
      on conflict (tenant_id, user_id) do update set ordered_at = excluded.ordered_at, state = 'WAITING', failure = null,
        settled_at = null, tries = 0, ordered_by_name = excluded.ordered_by_name,
        actor_tenant_id = excluded.actor_tenant_id, actor_user_id = excluded.actor_user_id
      where accounting_registrations.state <> 'WAITING'
      returning user_id`,
    )
  ).map(({ userId }) => userId);

const Waiting = z.object({ homeTenantId: z.string(), userId: z.string(), tries: z.int() });
/** Who ordered it and how often it was tried; nothing once it is settled. */
export const findWaiting = (db: TenantDb, userId: string) =>
  rowOf(
    db,
    Waiting,
    sql`/* findWaitingRegistration */
    select actor_tenant_id as home_tenant_id, actor_user_id as user_id, tries from accounting_registrations
    where tenant_id = ${TENANT} and user_id = ${userId} and state = 'WAITING' for update`,
  );

export async function settleRegistration(
  db: TenantDb,
  userId: string,
  failure: string | null,
  now: Date,
): Promise<void> {
  await sql`/* settleRegistration */
    update accounting_registrations set state = ${failure === null ? 'DONE' : 'FAILED'}, failure = ${failure}, settled_at = ${now}
    where tenant_id = ${TENANT} and user_id = ${userId} and state = 'WAITING'`.execute(db);
}

export async function noteRegistrationTry(db: TenantDb, userId: string, tries: number): Promise<void> {
  await sql`/* noteRegistrationTry */
    update accounting_registrations set tries = ${tries}
    where tenant_id = ${TENANT} and user_id = ${userId}`.execute(db);
}

const NewPerson = z.object({
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  birthday: z.string().nullable(),
  gender: z.string(),
  nationality: z.string().nullable(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  location: z.string().nullable(),
  country: z.string(),
  employment: z.string(),
  costCentreId: z.string().nullable(),
});
export const findNewPerson = (db: TenantDb, userId: string) =>
  rowOf(
    db,
    NewPerson,
    sql`/* findNewPerson */
    select t.academic_title as title, u.first_name, u.last_name, t.birthday::text, t.gender,
      t.nationality_country_code as nationality, t.street_name_and_number as street, t.postal_code, t.location,
      t.country_code as country, t.staff_type as employment, c.accounting_id as cost_centre_id
    from target_users t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
      left join cost_centers c on c.tenant_id = t.tenant_id and c.id = t.cost_center_id and c.is_active
    where t.tenant_id = ${TENANT} and t.user_id = ${userId}`,
  );
