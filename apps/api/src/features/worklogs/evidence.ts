import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { Period } from '@gastspiel/domain/time/period.ts';
import { WORKLOG_LIMITS } from '@gastspiel/domain/worklogs/worklog.ts';
import { billedOn, invoicedOn, WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { appointmentStandings } from '#features/appointments/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowOf, rowsOf } from '#platform/database/rows.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

const Locking = z.object({ number: z.string(), isSent: z.boolean() });

/** The invoice that a block is on, drafts included; a cancelled one has let it go. The only place that looks. */
const findInvoiceOf = (db: TenantDb, appointmentId: string) =>
  rowOf(
    db,
    Locking,
    sql`/* findLockingInvoice */
    select i.number, i.sent_at is not null as is_sent
    from invoice_blocks l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
    where l.tenant_id = ${TENANT} and l.appointment_id = ${appointmentId} and l.is_live`,
  );

/** Hours on an invoice that was sent stay as they are, until it is cancelled. */
export async function assertNotInvoiced(db: TenantDb, appointmentId: string): Promise<void> {
  const invoice = await findInvoiceOf(db, appointmentId);
  if (invoice?.isSent) throw new Failure(invoicedOn(invoice.number));
}

/** Who pays for what kind of work stands on the invoice already, even on a draft. */
export async function assertOnNoInvoice(db: TenantDb, appointmentId: string, field: string): Promise<void> {
  const invoice = await findInvoiceOf(db, appointmentId);
  if (!invoice) return;
  const failure = billedOn(invoice.number);
  throw new Failure(failure, { [field]: failure.message });
}

/** Recorded hours stay near to their plan, also when the plan is corrected afterwards. */
export async function assertHoursNear(db: TenantDb, appointmentId: string, { start, end }: Period): Promise<void> {
  const around = sql`interval ${sql.lit(`${WORKLOG_LIMITS.around} minutes`)}`;
  const beyond = await affectedBy(
    db,
    sql`/* selectHoursBeyond */
    select 1 from worklog_entries where tenant_id = ${TENANT} and appointment_id = ${appointmentId}
      and (starts_at < ${start}::timestamptz - ${around} or ends_at > ${end}::timestamptz + ${around}) limit 1`,
  );
  const { hoursElsewhere } = APPOINTMENT_FAILURES;
  if (beyond > 0) throw new Failure(hoursElsewhere, { 'input.startDateTime': hoursElsewhere.message });
}

/** The appointments among these whose hours are recorded. */
export async function selectRecorded(db: TenantDb, appointmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectRecorded */
    select appointment_id as id from worklog_blocks
    where tenant_id = ${TENANT} and appointment_id = any(${appointmentIds}::uuid[]) and recorded_at is not null`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Recorded hours are billed to somebody: without a recipient no list of money would know them. */
export async function assertNotRecorded(db: TenantDb, appointmentId: string, field: string): Promise<void> {
  const { keepsRecipient } = WORKLOG_FAILURES;
  if ((await selectRecorded(db, [appointmentId])).size > 0)
    throw new Failure(keepsRecipient, { [field]: keepsRecipient.message });
}

/**
 * Somebody was booked after the hours were recorded: theirs are missing, so the block is unrecorded again. What was recorded of the
 * others stays.
 */
export async function reopenBlock({ db, record }: MutationScope, appointmentId: string): Promise<void> {
  await assertNotInvoiced(db, appointmentId);
  const reopened = await affectedBy(
    db,
    sql`/* reopenBlock */
    update worklog_blocks set recorded_at = null, version = version + 1
    where tenant_id = ${TENANT} and appointment_id = ${appointmentId} and recorded_at is not null
    returning 1`,
  );
  if (reopened > 0) {
    appointmentStandings.renew(db, [appointmentId]);
    record({ entityType: 'worklog-block', entityId: appointmentId, after: { recorded: false } });
  }
}

/** From the first trace on, the block stays, whoever is booked. */
export async function keepBlock(db: TenantDb, appointmentId: string): Promise<void> {
  await sql`/* keepBlock */
    insert into worklog_blocks (tenant_id, appointment_id) values (${TENANT}, ${appointmentId})
    on conflict (tenant_id, appointment_id) do nothing`.execute(db);
  appointmentStandings.renew(db, [appointmentId]);
}
