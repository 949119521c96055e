import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { missingForRelease, RELEASE_LIMITS, type ReleaseFact } from '@gastspiel/domain/target-users/release.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { findRequiredForRelease } from '#features/tenants/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { once } from '#platform/graphql/paging.ts';

const ReleaseRow = z.object({
  id: z.string(),
  userState: z.enum(USER_STATES),
  firstName: z.string(),
  lastName: z.string(),
  awaitsAccount: z.boolean(),
  ...TargetUserRow.pick({
    birthday: true,
    nationalityCountryCode: true,
    streetNameAndNumber: true,
    postalCode: true,
    location: true,
    phoneNumber: true,
    gender: true,
    maritalStatus: true,
    clothingSize: true,
    hasSocialSecurityNumber: true,
    hasIban: true,
    poolIds: true,
    appointmentTypeIds: true,
  }).shape,
});

/** Somebody who waits for release, with what keeps them from it. */
export interface WaitingWorker {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly awaitsAccount: boolean;
  readonly missing: readonly ReleaseFact[];
}

/** Those of these workers who wait for release, in the order of their names. */
export async function selectWaitingWorkers(db: TenantDb, ids: readonly string[]): Promise<readonly WaitingWorker[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(
    db,
    ReleaseRow,
    sql`/* selectWaitingWorkers */
    select u.id, u.state as user_state, u.first_name, u.last_name, u.awaits_account, t.birthday,
      t.nationality_country_code, t.street_name_and_number, t.postal_code, t.location, t.phone_number, t.gender,
      t.marital_status, t.clothing_size, t.social_security_number is not null as has_social_security_number,
      t.iban is not null as has_iban,
      array(select pool_id from target_users_in_pools p
        where p.tenant_id = ${TENANT} and p.user_id = t.user_id) as pool_ids,
      array(select appointment_type_id from target_users_for_types a
        where a.tenant_id = ${TENANT} and a.user_id = t.user_id) as appointment_type_ids
    from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
    where u.tenant_id = ${TENANT} and t.tenant_id = ${TENANT} and ${isOneOf('u.id', ids)} and u.state = 'ONBOARDING'
    order by u.last_name collate german, u.first_name collate german, u.id`,
  );
  const required = await findRequiredForRelease(db);
  return rows.map((row) => ({ ...row, missing: missingForRelease(row, required) }));
}

/** The facts that the workers of a page lack, read when they are first asked for. */
export function missingOf(db: TenantDb, ids: readonly string[]) {
  const waiting = once(
    async () => new Map((await selectWaitingWorkers(db, ids)).map((worker) => [worker.id, worker] as const)),
  );
  return { missingForRelease: async (id: string) => (await waiting()).get(id)?.missing ?? [] };
}

/** Nobody saves or releases these until the transaction ends. In the order of their ids, so that nobody waits in a circle. */
export async function lockWaitingForNoKeyUpdate(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`/* lockWaitingForNoKeyUpdate */
    select from users where tenant_id = ${TENANT} and ${isOneOf('id', ids)} order by id for no key update`.execute(db);
}

/** Notes that these are asked now, and answers whom. Left out is who was asked within the time between two mails. */
export async function markAsked(
  db: TenantDb,
  ids: readonly string[],
  { isAgain }: { readonly isAgain: boolean },
): Promise<readonly string[]> {
  const { hoursBetween, restMinutes } = RELEASE_LIMITS;
  const minutes = isAgain ? restMinutes : hoursBetween * 60;
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* markAsked */
    update target_users set asked_for_missing_at = ${MOMENT}
    where tenant_id = ${TENANT} and ${isOneOf('user_id', ids)}
      and (asked_for_missing_at is null or asked_for_missing_at < ${MOMENT} - make_interval(mins => ${minutes}))
    returning user_id as id`,
  );
  return rows.map(({ id }) => id);
}
