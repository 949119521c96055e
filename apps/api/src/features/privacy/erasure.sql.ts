import { ERASED_NAME } from '@gastspiel/domain/privacy/removal.ts';
import { type Day, TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { qualifiedWorkers } from '#features/target-users/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { letGoOfFiles } from '#platform/files/keep-files.sql.ts';

/** Data that are of use only while somebody works for the agency. A test compares the list with the foreign keys to workers. */
export const BELONGINGS = [
  'absences',
  'accounting_registrations',
  'assessments',
  'feedbacks',
  'invitations',
  'invoice_recipient_denials',
  'offer_batches',
  'offer_wave_members',
  'preventions',
  'push_receipts',
  'push_tokens',
  'qualified_workers',
  'target_users_for_types',
  'target_users_in_pools',
] as const;

/** § 132 BAO: to the end of the seventh year after that of the work. */
const KEPT_SINCE = sql`(date_trunc('year', ${MOMENT} at time zone ${sql.lit(TIME_ZONE)}) - interval '7 years')
  at time zone ${sql.lit(TIME_ZONE)}`;

export async function eraseBelongings(db: TenantDb, id: string): Promise<void> {
  for (const table of BELONGINGS) {
    await sql`/* eraseBelongings */
      delete from ${sql.table(table)} where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
  }
}

/**
 * Names and words in what is kept of their work. A time sheet that names them goes whole, unless the law still wants it for the hours
 * of the others who stand on it.
 */
export async function eraseWordsOfWork(db: TenantDb, id: string): Promise<void> {
  await sql`/* eraseWordsOfWorklogs */
    update worklogs set note = null where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
  // One that was still on its way has nothing to send any more.
  await sql`/* eraseFiles */
    with erased as (
      update printouts p set file_sha256 = null, paper = null
      where p.tenant_id = ${TENANT} and p.id in (
          select printout_id from printout_rows where tenant_id = ${TENANT} and user_id = ${id})
        and not exists (select from worklog_entries e where e.tenant_id = ${TENANT}
          and e.appointment_id = p.appointment_id and e.ends_at >= ${KEPT_SINCE})
      returning p.id
    )
    update printout_recipients set failure = 'NOT_PRINTED', gave_up_at = ${MOMENT}
    where tenant_id = ${TENANT} and printout_id in (select id from erased) and sent_at is null`.execute(db);
  while ((await letGoOfFiles(db)) > 0);
  // The times stay with the hours; by whose number they went is told no more, nor whom the accounting system knows by it.
  await sql`/* erasePersonnelNumberOfLines */
    update accounting_lines set accepted = accepted - 'employeeId'
    where tenant_id = ${TENANT} and user_id = ${id} and accepted ? 'employeeId'`.execute(db);
  await sql`/* erasePersonnelNumberOfTransfers */
    update accounting_transfer_lines set content = content - 'employeeId', before = before - 'employeeId'
    where tenant_id = ${TENANT} and line_id in (
      select id from accounting_lines where tenant_id = ${TENANT} and user_id = ${id})`.execute(db);
  await sql`/* eraseEmployee */
    delete from accounting_employees where tenant_id = ${TENANT} and accounting_id = (
      select accounting_id from target_users where tenant_id = ${TENANT} and user_id = ${id})`.execute(db);
  await sql`/* eraseNamesOnTimeSheets */
    update printout_rows set worker_name = ${`${ERASED_NAME.firstName} ${ERASED_NAME.lastName}`}
    where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
}

/** Once the offers ahead are withdrawn: of a prevented booking, too, what was said outlives it. */
export async function eraseWordsOfOffers(db: TenantDb, id: string): Promise<void> {
  await sql`/* eraseWordsOfOffers */
    update offers set notes = null, prevented_note = null
    where tenant_id = ${TENANT} and user_id = ${id}
      and (notes is not null or prevented_note is not null)`.execute(db);
  await sql`/* erasePreventions */
    delete from preventions where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
}

/** Name, address and what is sealed stay; what only served to plan goes. */
export async function restrictTargetUser(db: TenantDb, id: string, until: Day): Promise<void> {
  await sql`/* restrictUser */
    update users set state = 'BLOCKED', pending_contact_email = null, version = version + 1
    where tenant_id = ${TENANT} and id = ${id}`.execute(db);
  await sql`/* restrictTargetUser */
    update target_users set restricted_until = ${until}, clothing_size = default, car_availability = default,
      has_driving_licence = default, has_completed_recruiting_day = default, is_deployable_as_team_leader = default,
      internal_notes = default, rating = default
    where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
  qualifiedWorkers.renew(db, [id]);
}

/** The row stays for whatever points at it; nothing in it tells who it was. */
export async function anonymiseTargetUser(db: TenantDb, id: string): Promise<void> {
  await sql`/* anonymiseUser */
    update users set first_name = ${ERASED_NAME.firstName}, last_name = ${ERASED_NAME.lastName}, contact_email = '',
      pending_contact_email = null, onboarding_completed_at = null, state = 'BLOCKED', version = version + 1
    where tenant_id = ${TENANT} and id = ${id}`.execute(db);
  await sql`/* anonymiseTargetUser */
    update target_users set gender = default, phone_number = default, street_name_and_number = default,
      postal_code = default, location = default, country_code = default, birthday = default, academic_title = default,
      marital_status = default, nationality_country_code = default, clothing_size = default,
      car_availability = default, has_driving_licence = default, nationhood = default,
      has_completed_recruiting_day = default, is_deployable_as_team_leader = default, internal_notes = default,
      rating = default, staff_type = default, cost_center_id = default, accounting_id = default,
      social_security_number = default, social_security_number_hash = default, iban = default, bic = default,
      released_at = default, asked_for_missing_at = default, restricted_until = default, anonymised_at = ${MOMENT}
    where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
  qualifiedWorkers.renew(db, [id]);
}

/** The history of what accounting keeps stays with it. */
export async function eraseOpenAuditPayloads(db: TenantDb, id: string): Promise<void> {
  await sql`/* eraseOpenAuditPayloads */
    select directory.erase_audit_payloads(${id}::uuid, 'staff-member')`.execute(db);
}

/** Whose time is over: the last day counts as kept. */
export async function selectLapsed(db: TenantDb, today: Day): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectLapsed */
    select user_id as id from target_users
    where tenant_id = ${TENANT} and restricted_until < ${today} and anonymised_at is null`,
  );
  return rows.map(({ id }) => id);
}
