import type { NewsWay } from '@gastspiel/domain/notifications/news-way.ts';
import type { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { effectiveRatingOf } from '#features/target-users/effective-rating.sql.ts';
import { INVITATION_STATE } from '#features/target-users/invitations.sql.ts';
import { qualifiedWorkers } from '#features/target-users/qualified-workers.sql.ts';
import type { SealedColumns } from '#features/target-users/sealed-secrets.ts';
import { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { bookedHoursThisWeek, lastWorkedOn } from '#features/target-users/work.sql.ts';
import { MOMENT, MOMENT_SLOT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowOf } from '#platform/database/rows.ts';

type Input = z.output<typeof TargetUserInput>;

export async function findTargetUser(db: TenantDb, id: string): Promise<TargetUserRow | undefined> {
  return rowOf(
    db,
    TargetUserRow,
    sql`/* prepared findTargetUser */
    select u.id, u.version, u.state as user_state, u.first_name, u.last_name, u.contact_email,
      u.pending_contact_email, u.is_email_refused, u.awaits_account, ${INVITATION_STATE} as invitation_state,
      u.onboarding_completed_at, t.gender, t.phone_number,
      t.street_name_and_number, t.postal_code, t.location, t.country_code, t.birthday, t.academic_title,
      t.marital_status, t.nationality_country_code, t.clothing_size, t.car_availability, t.has_driving_licence,
      t.nationhood, t.has_completed_recruiting_day, t.is_deployable_as_team_leader, t.internal_notes, t.rating,
      t.staff_type, t.cost_center_id, t.accounting_id, t.released_at, t.asked_for_missing_at, t.restricted_until,
      t.anonymised_at, t.social_security_number is not null as has_social_security_number, t.iban is not null as has_iban,
      ${effectiveRatingOf('t')} as effective_rating,
      (select count(*)::int from assessments a where a.tenant_id = ${TENANT} and a.user_id = t.user_id)
        as assessment_count,
      ${bookedHoursThisWeek(sql`u.id`)} as booked_hours_this_week, ${lastWorkedOn(sql`u.id`)} as last_worked_on,
      array(select pool_id from target_users_in_pools p
        where p.tenant_id = ${TENANT} and p.user_id = t.user_id order by pool_id) as pool_ids,
      array(select appointment_type_id from target_users_for_types a
        where a.tenant_id = ${TENANT} and a.user_id = t.user_id order by appointment_type_id) as appointment_type_ids
    from target_users t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
    where t.tenant_id = ${TENANT} and t.user_id = ${id}`,
  );
}

type Attributes = Pick<Input, 'sectorAttributes' | 'internalAttributes'>;

const attributeColumns = ({ sectorAttributes: sector, internalAttributes: internal }: Attributes) => ({
  gender: sector.gender,
  phone_number: sector.phoneNumber,
  street_name_and_number: sector.address.streetNameAndNumber,
  postal_code: sector.address.postalCode,
  location: sector.address.location,
  country_code: sector.address.countryCode,
  birthday: sector.birthday,
  academic_title: sector.academicTitle,
  marital_status: sector.maritalStatus,
  nationality_country_code: sector.nationalityCountryCode,
  clothing_size: sector.clothingSize,
  car_availability: sector.carAvailability,
  has_driving_licence: sector.hasDrivingLicence,
  nationhood: internal.nationhood,
  has_completed_recruiting_day: internal.hasCompletedRecruitingDay,
  is_deployable_as_team_leader: internal.isDeployableAsTeamLeader,
  internal_notes: internal.notes,
  rating: internal.rating,
});

/** The facts of a worker whose user record was just made. */
export async function insertTargetUser(db: TenantDb, id: string): Promise<void> {
  await sql`/* insertTargetUser */
    insert into target_users (tenant_id, user_id) values (${TENANT}, ${id})`.execute(db);
}

interface NewFacts extends Attributes, Pick<Input, 'userState'> {
  readonly id: string;
  readonly sealed: SealedColumns;
}

/** The facts of workers whose user records were just made. Who waits for release is not released; others would count as applicants when they leave. */
export async function insertTargetUsers(db: TenantDb, workers: readonly NewFacts[]): Promise<void> {
  const rows = workers.map(({ id, userState, sealed, ...attributes }) => ({
    user_id: id,
    released_at: userState === 'ONBOARDING' ? null : MOMENT_SLOT,
    ...attributeColumns(attributes),
    ...sealed,
  }));
  const names = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  await insertRows(
    db,
    { each: rows.map((row) => Object.values(row)) },
    (values) => sql`/* insertTargetUsers */
    insert into target_users (tenant_id, ${sql.join(names)}) ${values}`,
  );
  qualifiedWorkers.renew(
    db,
    workers.map(({ id }) => id),
  );
}

export async function updateAttributes(db: TenantDb, id: string, attributes: Attributes): Promise<void> {
  const entries = Object.entries(attributeColumns(attributes)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`/* updateTargetUserAttributes */
    update target_users set ${sql.join(entries)} where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
  qualifiedWorkers.renew(db, [id]);
}

const MEMBERSHIPS = {
  pools: { table: 'target_users_in_pools', column: 'pool_id' },
  types: { table: 'target_users_for_types', column: 'appointment_type_id' },
} as const;

/** Makes the worker belong to exactly these pools, or be available for exactly these types. */
export async function saveMemberships(
  db: TenantDb,
  id: string,
  kind: keyof typeof MEMBERSHIPS,
  ids: readonly string[],
): Promise<void> {
  const { table, column } = MEMBERSHIPS[kind];
  await sql`/* deleteMemberships */
    delete from ${sql.table(table)} where tenant_id = ${TENANT} and user_id = ${id}
      and not (${sql.ref(column)} = any(${ids}::uuid[]))`.execute(db);
  await addMemberships(db, kind, [{ id, chosen: ids }]);
  qualifiedWorkers.renew(db, [id]);
}

export async function addMemberships(
  db: TenantDb,
  kind: keyof typeof MEMBERSHIPS,
  workers: readonly { readonly id: string; readonly chosen: readonly string[] }[],
): Promise<void> {
  const { table, column } = MEMBERSHIPS[kind];
  await insertRows(
    db,
    { each: workers.flatMap(({ id, chosen }) => chosen.map((one) => [id, one])) },
    (values) => sql`/* addMemberships */
    insert into ${sql.table(table)} (tenant_id, user_id, ${sql.ref(column)}) ${values} on conflict do nothing`,
  );
}

export async function markReleased(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`/* markReleased */
    update target_users set released_at = coalesce(released_at, ${MOMENT})
    where tenant_id = ${TENANT} and ${isOneOf('user_id', ids)}`.execute(db);
}

/** How they want to be told of offers and bookings. */
export async function updateNewsWay(db: TenantDb, id: string, way: NewsWay): Promise<void> {
  await sql`/* chooseNewsWay */
    update target_users set news_way = ${way}
    where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
}

/** Erases what the audit log knew of the worker. That something happened, when and by whom, stays. */
export async function eraseLoggedData(db: TenantDb, id: string): Promise<void> {
  await sql`/* eraseLoggedData */ select directory.erase_audit_payloads(${id}::uuid, null)`.execute(db);
}
