import { sql } from 'kysely';
import { z } from 'zod';
import { ENTRIES } from '#features/worklogs/index.ts';
import { ACTOR, ActorColumns, namingVisitors } from '#platform/audit/actors.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { streamRows } from '#platform/database/stream-rows.ts';

/** The lists of what is kept of a worker, by their names in the file. Names of things instead of their ids. */
export const listsOf = (id: string) => ({
  pools: sql`/* exportPools */
    select p.description as name from target_users_in_pools m
      join target_user_pools p on p.tenant_id = m.tenant_id and p.id = m.pool_id
    where m.tenant_id = ${TENANT} and m.user_id = ${id} order by p.position`,
  appointmentTypes: sql`/* exportAppointmentTypes */
    select a.description as name from target_users_for_types m
      join appointment_types a on a.tenant_id = m.tenant_id and a.id = m.appointment_type_id
    where m.tenant_id = ${TENANT} and m.user_id = ${id} order by a.position`,
  assessments: sql`/* exportAssessments */
    select rating, notes, created_at, updated_at, updated_by_name as updated_by
    from assessments where tenant_id = ${TENANT} and user_id = ${id} order by created_at, id`,
  feedbacks: sql`/* exportFeedbacks */
    select r.name as invoice_recipient, f.feedback, f.notes, f.created_at, f.updated_at,
      f.updated_by_name as updated_by
    from feedbacks f join invoice_recipients r on r.tenant_id = f.tenant_id and r.id = f.invoice_recipient_id
    where f.tenant_id = ${TENANT} and f.user_id = ${id} order by f.created_at, f.id`,
  denials: sql`/* exportDenials */
    select r.name as invoice_recipient, d.reason, d.created_at, d.created_by_name as created_by
    from invoice_recipient_denials d
      join invoice_recipients r on r.tenant_id = d.tenant_id and r.id = d.invoice_recipient_id
    where d.tenant_id = ${TENANT} and d.user_id = ${id} order by d.created_at, d.id`,
  absences: sql`/* exportAbsences */
    select starts_at, ends_at, is_whole_days, note, created_at, created_by_name as created_by
    from absences where tenant_id = ${TENANT} and user_id = ${id} order by starts_at, id`,
  offers: sql`/* exportOffers */
    select a.description, a.customer, a.venue, o.starts_at, o.ends_at, o.state, o.notes, o.prevented_at,
      o.prevented_note, o.state_changed_at, o.opened_at, o.reminded_at, o.confirmed_at
    from offers o join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    where o.tenant_id = ${TENANT} and o.user_id = ${id} order by o.starts_at, o.id`,
  waves: sql`/* exportWaves */
    select a.description, a.starts_at, m.wave_number as "wave", w.sent_at
    from offer_wave_members m
      join offer_waves w on w.tenant_id = m.tenant_id and w.appointment_id = m.appointment_id and w.number = m.wave_number
      join appointments a on a.tenant_id = m.tenant_id and a.id = m.appointment_id
    where m.tenant_id = ${TENANT} and m.user_id = ${id} order by w.sent_at, a.id`,
  worklogs: sql`/* exportWorklogs */
    select a.description, a.customer, w.did_not_come, w.note, ${ENTRIES} as entries
    from worklogs w join appointments a on a.tenant_id = w.tenant_id and a.id = w.appointment_id
    where w.tenant_id = ${TENANT} and w.user_id = ${id} order by a.starts_at, a.id`,
  timeSheets: sql`/* exportTimeSheets */
    select a.description, a.customer, r.worker_name as name, r.starts_at, r.ends_at, p.sent_at
    from printout_rows r join printouts p on p.tenant_id = r.tenant_id and p.id = r.printout_id
      join appointments a on a.tenant_id = p.tenant_id and a.id = p.appointment_id
    where r.tenant_id = ${TENANT} and r.user_id = ${id} order by p.ordered_at, p.id`,
  preventions: sql`/* exportPreventions */
    select a.description, a.starts_at, p.prevented_at, p.note
    from preventions p join appointments a on a.tenant_id = p.tenant_id and a.id = p.appointment_id
    where p.tenant_id = ${TENANT} and p.user_id = ${id} order by p.prevented_at, a.id`,
  // The token itself is the phone's and no data of the person.
  pushRegistrations: sql`/* exportPushRegistrations */
    select registered_at from push_tokens
    where tenant_id = ${TENANT} and user_id = ${id} order by registered_at`,
  pushReceipts: sql`/* exportPushReceipts */
    select a.description, r.received_at
    from push_receipts r left join appointments a on a.tenant_id = r.tenant_id and a.id = r.appointment_id
    where r.tenant_id = ${TENANT} and r.user_id = ${id} order by r.received_at`,
  invitations: sql`/* exportInvitations */
    select email, invited_at, expires_at, revoked_at, accepted_at from invitations
    where tenant_id = ${TENANT} and user_id = ${id}`,
  news: sql`/* exportNewsWay */
    select news_way as way from target_users where tenant_id = ${TENANT} and user_id = ${id}`,
});

/** Everything that payroll was told of a worker, by the names in the file. */
export const payrollListsOf = (id: string) => ({
  payrollLines: sql`/* exportPayrollLines */
    select a.description, l.kind, l.accepted, l.accepted_at
    from accounting_lines l join appointments a on a.tenant_id = l.tenant_id and a.id = l.appointment_id
    where l.tenant_id = ${TENANT} and l.user_id = ${id} and l.accepted is not null
    order by a.starts_at, a.id, l.kind, l.ordinal`,
  payrollRegistrations: sql`/* exportPayrollRegistrations */
    select ordered_at, ordered_by_name as ordered_by, state, failure
    from accounting_registrations where tenant_id = ${TENANT} and user_id = ${id}`,
});

/** Who looked at or changed what, oldest first: all that speaks of the person, whatever it was recorded at. */
export async function* historyOf(db: TenantDb, id: string, exceptTypes: readonly string[]) {
  const named = namingVisitors(db);
  for await (const record of streamRows(db, Logged, logOf(id, exceptTypes))) yield await named(record);
}

const Logged = z.object({
  at: z.date(),
  action: z.string(),
  entityType: z.string(),
  ...ActorColumns.shape,
  bySystem: z.boolean(),
  before: z.unknown(),
  after: z.unknown(),
});
const logOf = (id: string, exceptTypes: readonly string[]) => sql`/* exportHistory */
  select r.at, r.action, r.entity_type, ${ACTOR}, r.actor_user_id is null as by_system, p.before,
    p.after
  from audit_records r
    left join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
  where r.tenant_id = ${TENANT} and r.entity_type <> all(${exceptTypes}) and r.id in (
    select own.id from audit_records own where own.tenant_id = ${TENANT} and own.entity_id = ${id}
    union
    select said.audit_record_id from audit_payloads said
    where said.tenant_id = ${TENANT} and said.subject_id = ${id})
  order by r.at, r.id`;
